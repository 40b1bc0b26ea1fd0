// "The cheapest three-bedroom", "the cheapest camera": what has three of them, what is called so is named by no other word.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function compoundThings(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [rank] = of(placed, 'rank')
  const named = of(placed, 'noun').some(({ item }) => !item.none)
  if (rank === undefined || named || of(placed, 'quantity').length > 0) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    const isNext = one.start >= rank.end && one.start <= rank.end + 1
    const attribute = isNext && condition !== null ? saidOf(condition) : undefined
    if (attribute === undefined) return [one]
    const { table } = index.attribute(attribute)
    const noun = index.model.nouns.find(({ table: own, key }) => own === table && key === undefined)
    if (noun === undefined || one.text.startsWith('$')) return [one]
    const plural = one.text.endsWith('s')
    return [one, { ...one, item: { kind: 'noun', nouns: [noun.id], plural, none: false, weak: false } }]
  })
}

/** "Top 3 customer cities by revenue": the cities, told by whose they are; the customers themselves are not asked for. */
export const groupsOfThings = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.filter(({ item, end }) => {
    if (item.kind !== 'noun' || item.plural || item.none || item.weak) return true
    const tables = new Set(item.nouns.map(id => index.noun(id).table))
    return !of(placed, 'attribute').some(
      ({ item: group, start }) =>
        start === end &&
        group.plural &&
        group.attributes.every(
          id => index.attribute(id).kind === 'category' && tables.has(index.attribute(id).table),
        ),
    )
  })

function saidOf(condition: ConditionRef): string | undefined {
  if (condition.kind === 'contains') return condition.things === true ? condition.within?.[0] : undefined
  return condition.kind === 'amount' && condition.amount.kind === 'exact'
    ? condition.attributes[0]
    : undefined
}
