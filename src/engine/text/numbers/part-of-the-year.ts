// "Monthly revenue 2025, plus each month's % of the full year": of all that is shown.
import { wherever } from '#engine/text/rewritten.ts'

export const partOfTheYear = wherever(
  [
    /^(percent|percentage|%|share)$/,
    /^(year|total|years)$/,
    /^(month|quarter|months|quarters|month's|quarter's|qtr|qtrs|week|weeks)$/,
  ],
  [
    {
      said: /\b(?:plus|and|with|also|,) (?:show )?(?:each|every) (?:month|quarter|qtr|week)(?:'s|s)? (?:percent|percentage|%|share) of (?:the |that |its )?(?:full |whole |entire )?(?:year|year's total|years total|year total)\b/,
      meant: () => 'and share of total',
    },
  ],
)
