// "Distinct statuses and how many in each", "what payment methods are there, with counts": a number for each of them, and not how many
// different ones there are.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const singular: ReadonlyMap<string, string> = new Map([
  ['statuses', 'status'],
  ['categories', 'category'],
  ['cities', 'city'],
  ['communities', 'community'],
])
const groups =
  '(?<group>statuses|categories|cities|communities|brands|sources|channels|subdivisions|areas|neighborhoods|states|(?:property|home|interest|reservation|booking|stay|interaction|event|device) types|payment methods)'
const each =
  '(?:how many (?:(?:are|fall|there are|we have) )?(?:in|of|for|under|per) each(?: one)?|(?:the |a )?(?:counts?|numbers?)(?: (?:of|for|in|per) each(?: one)?)?)'

const rule: Rewriting = {
  said: new RegExp(
    `^(?:(?:what|which|list|show|give)(?: me| are)? )?(?:all )?(?:the |our )?(?:distinct |different |unique |various |possible )?${groups}(?: (?:are there|there are|do we have|we have|exist))?(?: ,| \\?)? (?:and|with|plus) ${each}(?= [.?!]|$)`,
  ),
  meant: ({ groups: said }) => {
    const group = said?.['group'] ?? ''
    return `how many by ${singular.get(group) ?? group.replace(/s$/, '')}`
  },
}

export const groupsAndCounts = wherever([/^(and|with|plus)$/, /^(many|counts?|numbers?)$/], [rule])
