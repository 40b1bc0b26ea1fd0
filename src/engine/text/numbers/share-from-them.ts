// "Texas customers, which share of my turnover last year came from them": the part is named first, and pointed at behind the whole. Without it
// each of them would be a row.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const share = '(?:share|percent|percentage|part|portion|proportion|fraction|%|pct)'
const people = '(?:customers|buyers|shoppers|clients|guests|people|folks|leads|visitors)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:and|so|ok|now) )*(?:our |the |my )?(?<who>(?:[a-z-]+ ){0,3}${people}(?: (?:from|in) [a-z]+(?: [a-z]+)?)?) (?:,|:|-) (?:and )?(?:(?:which|what|how big a|how large a|how much) )${share} of (?<whole>(?:my |our |the |all )*[a-z]+(?: (?!(?:came|comes|come|is|was|do|did|does)\\b)[a-z\\d]+){0,5}) (?:(?:came|comes|come|is|was) (?:in )?(?:from|by|through|due to|made by)|(?:do|did|does)) (?<they>them|these|those|they)(?: (?:make|bring in|bring|account for|generate|make up|contribute|earn us))?(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `what share of ${groups['whole'] ?? ''} came from ${groups['who'] ?? ''}`,
  },
]

export const shareFromThem = wherever([/^(them|these|those|they)$/, new RegExp(`^${share}$`)], rules)
