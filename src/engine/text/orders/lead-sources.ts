// "2 worst lead sources", "the top 3 sources of leads who want to buy": what a source is good for is the number of its leads. By the word
// alone nobody could tell what they are ranked by.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const many = '(?<many>\\d{1,2} |two |three |four |five |six |ten )?'
const behind = '(?<behind> (?:\\d{1,2}|two|three|four|five|six|ten))?'
const high = 'top|best|biggest|main|strongest|leading|largest|number one'
const low = 'worst|poorest|bottom|weakest|smallest|lowest performing|worst performing|lowest'
const source = '(?:sources?|channels?)'
const lead = '(?:leads?|prospects?|inquirers)'
const byCount = `(?: (?:(?:ranked|sorted|going|judged|measured) )?(?:on|by) (?:the )?(?:number of leads|leads?(?: (?:count|counts|volume|numbers?))?|count|volume))?`

const most = (end = ''): string => (new RegExp(`^(?:${low})`).test(end) ? 'fewest' : 'most')

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${many}(?<end>${high}|${low})(?: -)?${behind} (?:(?:lead|prospect) (?<name>${source})|(?<other>${source}) (?:of|for) (?:our |the |all )*${lead})${byCount}(?! (?:by|per|in terms|according)\\b)(?=(?<rest> (?:who|that|this|last|in|since)\\b)?)`,
    ),
    meant: ({ groups = {} }) => {
      const count = groups['many'] ?? `${(groups['behind'] ?? '').trim()} `
      return `${count}${groups['name'] ?? groups['other'] ?? ''} with the ${most(groups['end'])} leads`.trim()
    },
  },
  // "Bottom-2 sources ranked on lead count", "two lowest-performing sources on lead volume".
  {
    said: new RegExp(
      `\\b${many}(?<end>${high}|${low})(?: -)?${behind} (?<name>${source}) (?:ranked |sorted |going )?(?:on|by) (?:number of leads|leads?(?: (?:count|counts|volume|numbers?))?)(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) => {
      const count = groups['many'] ?? `${(groups['behind'] ?? '').trim()} `
      return `${count}${groups['name'] ?? ''} with the ${most(groups['end'])} leads`.trim()
    },
  },
  // "Lead sources with the lowest counts".
  {
    said: new RegExp(
      `\\b(?:lead|prospect) (?<name>${source}) with the (?<end>lowest|smallest|fewest|highest|biggest|largest|most) (?:counts?|numbers?|volume|totals?)(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['name'] ?? ''} with the ${/^(?:lowest|smallest|fewest)$/.test(groups['end'] ?? '') ? 'fewest' : 'most'} leads`,
  },
  // "…, worst one first": they stand in that order anyway.
  {
    said: /(?<=\bwith the fewest leads) , (?:the )?(?:worst|smallest|lowest|weakest|fewest)(?: one)? first(?= [.?!]|$)/,
    meant: () => '',
  },
]

export const leadSources: Rewording = wherever([/^(sources?|channels?)$/, /^(leads?|prospects?)$/], rules)
