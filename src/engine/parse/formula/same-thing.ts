// "Rev per SKU = revenue / number of products": two words for one thing.
import type { Placed } from '#engine/parse/item.ts'

const nounsIn = (placed: readonly Placed[]): string[] =>
  placed.flatMap(({ item }) => {
    if (item.kind === 'noun') return item.nouns
    return item.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.nouns : []
  })

export function areOfOneNoun(one: readonly Placed[], other: readonly Placed[]): boolean {
  const nouns = nounsIn(other)
  return nounsIn(one).some(noun => nouns.includes(noun))
}
