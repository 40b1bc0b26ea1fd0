// "How much longer do 5 bedrooms take to sell than 2 bedrooms", "how much more do pool homes sell for": what lies between two means, where
// the number or the other side is not said.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const what = '(?<what>(?:[a-z\\d]+ ){1,5}?)'
const other = '(?<other>[a-z\\d][a-z\\d ]*?)'
const ends = '(?= [,.?!]|$| on average\\b)'

const higher = (word: string): string => (/^(?:longer|slower)$/.test(word) ? 'higher' : 'lower')

const longer: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow much (?<way>longer|slower|faster|quicker) (?:do|does|did) ${what}(?:take to sell|take|sell|sit|move|go) than ${other}(?: do| does| did)?${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `how much ${higher(groups['way'] ?? '')} are the average days to sell of ${groups['what'] ?? ''}than ${groups['other'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bhow much (?<way>longer|shorter) (?:do|does|did) (?:guests|people|folks|they) stay in ${what}than (?:in )?${other}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `how much ${groups['way'] === 'longer' ? 'higher' : 'lower'} is the average stay in ${groups['what'] ?? ''}than in ${groups['other'] ?? ''}`,
  },
]

/** What has one is held against what has none. */
const without: Rewriting = {
  said: /^(?<head>.*\bhow much (?:more|less) (?:do|does|did) (?<things>(?:(?:a|active|sold) )*(?:(?:homes?|houses?|places?|listings?|propert(?:y|ies)) with an? pool|pool (?:homes?|houses?|propert(?:y|ies))) )(?:[a-z]+ ){0,3}?[a-z]+)(?<tail>(?: on average)?(?: (?:this|last) year| in 20\d\d)?)(?= ?[.?!]?$)/,
  meant: ({ groups = {}, 0: said }) =>
    / than /.test(said)
      ? said
      : `${groups['head'] ?? ''} than homes without a pool${(groups['tail'] ?? '').replace(' on average', '')}`,
}

const area = '(?<one>(?:[a-z\\d]+ ){1,6}?)'
const mean = '(?<mean> on average| on avg| typically)?'
const foot =
  '(?:(?:by |on )?(?:a |the )?(?:per|each|price per) (?:square foot|square feet|sq ft|sqft|sf|foot)|(?:a|the) (?:square )?foot)'

/** "Per square foot, how much more does a home in Old Town cost than one in Cypress Ridge": the number that is told apart. */
const perFoot: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${foot}(?: ,)? how much (?<way>more|less) (?:do|does|did) ${area}(?:cost|costs|go for|sell for|ask|run|fetch|bring)${mean} than (?:(?:one|those|homes|houses|it|they) )?(?:(?:do|does) )?(?<other>[^,.?!]+?)(?: (?:do|does))?${mean.replace('<mean>', '<late>')}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => perFootOf(groups),
  },
  {
    said: new RegExp(
      `^how much (?<way>more|less) ${foot} (?:do|does|did) ${area}(?:cost|costs|go for|sell for|ask|run|fetch|bring)${mean} than (?:(?:one|those|homes|houses|it|they) )?(?:(?:do|does) )?(?<other>[^,.?!]+?)(?: (?:do|does))?${mean.replace('<mean>', '<late>')}(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => perFootOf(groups),
  },
]

function perFootOf(groups: Record<string, string>): string {
  const one = (groups['one'] ?? '')
    .trim()
    .replace(/^(?:an?|the) /, '')
    .replace(/^(?:sold )?(?:home|house)(?= )/, '$&s')
  return `how much ${groups['way'] === 'less' ? 'lower' : 'higher'} is the average price per square foot of ${one} than ${groups['other'] ?? ''}`
}

export const howMuchMore: readonly Rewording[] = [
  wherever([/^(square|sq|sqft|sf|foot)$/, /^(more|less)$/, /^than$/], perFoot),
  wherever([/^(longer|slower|faster|quicker|shorter)$/, /^than$/], longer),
  wherever([/^pool$/, /^(more|less)$/], [without]),
]
