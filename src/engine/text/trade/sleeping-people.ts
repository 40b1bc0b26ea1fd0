// "Homes sleeping 6", "that sleep eight guests": how many people fit in, which is more than the bedrooms. "Sleeps 3" is a listing's word
// for its bedrooms.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen)'
const bound = '(?:at least |up to |more than |over |fewer than |under )?'

const rules: readonly Rewriting[] = [
  { said: new RegExp(`\\bsleeping (?=${bound}${number}\\b)`), meant: () => 'sleeping capacity ' },
  {
    said: new RegExp(
      `\\bsleeps? (?=${bound}${number}(?: \\+| or more| to ${number})? (?:people|guests|persons|adults|kids|of us)\\b)`,
    ),
    meant: () => 'sleeping capacity ',
  },
]

export const sleepingPeople = wherever(/^(sleeps?|sleeping)$/, rules)
