// "The cheapest three-bedroom": what has three of them is not named, and is what such a number is said of.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function compoundThings(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank] = of(placed, 'rank')
  const named = of(placed, 'noun').some(({ item }) => !item.none)
  if (rank === undefined || named || of(placed, 'quantity').length > 0) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    const isNext = one.start >= rank.end && one.start <= rank.end + 1
    if (condition?.kind !== 'amount' || condition.amount.kind !== 'exact' || !isNext) return [one]
    const [attribute] = condition.attributes
    const table = attribute === undefined ? undefined : index.attribute(attribute).table
    const noun = index.model.nouns.find(({ table: own, key }) => own === table && key === undefined)
    if (noun === undefined || one.text.startsWith('$')) return [one]
    const plural = one.text.endsWith('s')
    return [one, { ...one, item: { kind: 'noun', nouns: [noun.id], plural, none: false, weak: false } }]
  })
}
