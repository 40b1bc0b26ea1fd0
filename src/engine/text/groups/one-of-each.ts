// "The best seller of every category, one per category", "the cheapest active one in each community": one of each group.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

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

export const oneOfEach = wherever(/^one$/, rules)
