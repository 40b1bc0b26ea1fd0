// "The best seller of every category, one per category", "the cheapest active one in each community": one of each group.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /,? (?:just |only )?(?:the )?one (?:per|for each|for every|in each|in every|from each) (?<group>[a-z]+)(?=$| [?.!,])/,
    meant: ({ groups, index }, question) => {
      const group = groups?.['group'] ?? ''
      const isSaid = new RegExp(`\\b(?:each|every|per|by) ${group}\\b`).test(question.slice(0, index))
      return isSaid ? '' : `in each ${group}`
    },
  },
  {
    said: /\b(?<which>(?:best|worst|[a-z]+est) (?!\d)[a-z]+) one (?=(?:in|of|for|per|from)(?: each| every)?\b)/,
    meant: ({ groups }) => `${groups?.['which'] ?? ''} ones`,
  },
]

/** "Every subdivision's highest sale this year": one in each of them. */
const eachOnes: Rewriting = {
  said: /^(?:(?:show|list|give|what is|what are|find)(?: me)? )?(?<group>(?:each|every) (?:state|city|category|brand|subdivision|area|neighborhood|community|property type|home type|payment method|source|channel))(?: s| 's)? (?<what>(?:(?:single )?(?:most |least |best |top |highest |worst )?[a-z]+(?: [a-z]+)?))(?= (?:this|last|in|by|with|and|,)\b| [,.?!]|$)/,
  meant: ({ groups = {}, 0: said }) =>
    first.test(groups['what'] ?? '') ? `the ${groups['what'] ?? ''} in ${groups['group'] ?? ''}` : said,
}
const first =
  /^(?:single )?(?:most|least|best|worst|top|highest|lowest|biggest|largest|cheapest|priciest|dearest|newest|oldest|smallest) /

export const oneOfEach: readonly Rewording[] = [
  wherever(/^one$/, rules),
  wherever(/^(each|every)$/, [eachOnes]),
]
