// "In the current quarter and in the prior quarter", "how many last quarter, and how many this quarter", "by quarter, last one and this one":
// two times beside each other, each said in its own way.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const now = '(?:this|(?:the )?current)'
const gone = '(?:last|(?:the )?(?:prior|previous|preceding))'
const unit = '(?<unit>week|month|quarter|year)'
const lead = '(?:(?:in|for|of|during) )?'
const joint = `(?: ,)? (?:and|&) (?:how many |how much )?(?:came |were |did |we )?${lead}`
const ends = '(?: (?:separately|apart|each))?(?= [,.?!]|$)'
const both = ({ groups }: RegExpExecArray): string =>
  `this ${groups?.['unit'] ?? ''} and last ${groups?.['unit'] ?? ''}`

const rules: readonly Rewriting[] = [
  ...[
    `${lead}${now} ${unit}${joint}${gone}(?: \\k<unit>)?`,
    `${lead}${gone} ${unit}${joint}${now}(?: \\k<unit>)?`,
  ].map(said => ({ said: new RegExp(`\\b${said}${ends}`), meant: both })),
  // "Leads by quarter, last one and this one"; "for each of the two years: current and previous".
  {
    said: new RegExp(
      `\\b(?:by|per|for each of the two) ${unit}s? [,:] (?:(?:the )?(?:last|previous|prior)(?: one)? and (?:the )?(?:this|current)(?: one)?|(?:the )?(?:this|current)(?: one)? and (?:the )?(?:last|previous|prior)(?: one)?)${ends}`,
    ),
    meant: both,
  },
]

export const thisAndLast = wherever(
  [
    /^(week|month|quarter|year|weeks|months|quarters|years)$/,
    /^(this|current)$/,
    /^(last|prior|previous|preceding)$/,
    /^(and|&)$/,
  ],
  rules,
)
