// "The cheapest three-bedroom", "the cheapest camera": what has three of them, what is called so is named by no other word.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
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
  placed.flatMap((one): Placed[] => {
    const { item, end } = one
    if (item.kind !== 'noun' || item.plural || item.none || item.weak) return [one]
    const tables = new Set(item.nouns.map(id => index.noun(id).table))
    const isOfGroups = of(placed, 'attribute').some(
      ({ item: group, start }) =>
        start === end &&
        group.plural &&
        group.attributes.every(
          id => index.attribute(id).kind === 'category' && tables.has(index.attribute(id).table),
        ),
    )
    return isOfGroups ? stateOf(index, item.nouns).map(condition => ({ ...one, item: condition })) : [one]
  })

/** "Active areas by average price": without their state, all homes would count. */
function stateOf(index: ModelIndex, [id, ...more]: readonly string[]): Item[] {
  const where = id === undefined || more.length > 0 ? [] : (index.noun(id).where ?? [])
  return where.flatMap((one): Item[] => {
    if (one.kind !== 'is' || one.not === true) return []
    const options = one.values.map(value => [{ attribute: one.attribute, value: String(value) }])
    return [{ kind: 'condition', condition: { kind: 'values', options, not: false } }]
  })
}

function saidOf(condition: ConditionRef): string | undefined {
  if (condition.kind === 'contains') return condition.things === true ? condition.within?.[0] : undefined
  return condition.kind === 'amount' && condition.amount.kind === 'exact'
    ? condition.attributes[0]
    : undefined
}
