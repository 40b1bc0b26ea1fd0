// "Sold homes that were listed above a million": what was asked for them, and not what they went for nor the day they were listed.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const bound =
  '(?:above|over|below|under|at or (?:above|below|over|under)|more than|less than|at least|at most|north of|around|about|between|up to)'
const sum =
  '(?:(?:a|one|half a|two|three|four|five) (?:million|mil)|\\$ ?[\\d.,]+|[\\d.,]+ ?(?:k|m|mil|mm|million|thousand|grand)\\b|\\d{6,}|\\d{1,3}(?:,\\d{3})+)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<who>(?:that |which )?(?:were|was|had been|have been|got) )(?:(?:originally|first|initially|once|all) )?listed (?:for |at )?(?=${bound} (?:\\$ ?)?${sum})`,
    ),
    meant: ({ groups = {}, index }, question) =>
      `${/\bwith\b/.test(question.slice(0, index)) && !/^(?:that|which) /.test(groups['who'] ?? '') ? 'and' : 'with'} an asking price `,
  },
  {
    said: new RegExp(
      `(?<!\\b(?:are|is|am|be|get|gets|getting) )\\b(?:(?:originally|first|initially|all) )?listed (?:for |at )?(?=${bound} ${sum})`,
    ),
    meant: () => 'with an asking price ',
  },
  // "How many are listed between 500k and 700k".
  {
    said: new RegExp(`(?<=\\b(?:are|is) (?:currently |now )?)listed (?:at )?(?=${bound} ${sum})`),
    meant: () => 'listed for ',
  },
]

export const listedAbove = wherever(/^listed$/, rules)
