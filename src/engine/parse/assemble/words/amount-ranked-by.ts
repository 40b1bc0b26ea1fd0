// "The five homes with the most rent, addresses and amounts": the amount is the one that they are ranked by, and no other money of
// theirs.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function amountRankedBy(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank] = of(placed, 'rank')
  const things = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)
  const tables = new Set((things?.item.nouns ?? []).map(id => index.noun(id).table))
  const attributes = rank?.item.by?.kind === 'attribute' ? rank.item.by.attributes : []
  const isMoney = (id: string) =>
    index.attribute(id).format === 'money' && tables.has(index.attribute(id).table)
  if (rank === undefined || attributes.length === 0 || !attributes.every(isMoney)) return [...placed]
  return placed.map(one =>
    one.item.kind === 'total' && one.start > rank.start && /^(the )?amounts?$/.test(one.text)
      ? { ...one, item: { kind: 'attribute', attributes, plural: false, text: one.text } }
      : one,
  )
}
