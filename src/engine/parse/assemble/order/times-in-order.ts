// "Leads for each quarter, oldest quarter first", "solds per year built, newest first": groups that stand on a scale of their own are put
// in its order, and no number puts them in another.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function timesInOrder(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [key, ...others] = of(placed, 'key')
  // "Sold homes by decade: … per decade, oldest decade first": one group that is named twice.
  const isAgain = ({ item }: (typeof others)[number]) =>
    JSON.stringify(item.key) === JSON.stringify(key?.item.key)
  if (key === undefined || !others.every(isAgain)) return [...placed]
  // "Homes by price, cheapest first" are put in order, and in no groups.
  const areGroups =
    /^(per|for each|for every|in each|each)\b/.test(key.text) ||
    computes(placed) ||
    isOfOthers(index, key.item.key, placed)
  return placed.map(one =>
    one.item.kind === 'order' && isOfScale(index, key.item.key, one.item, areGroups)
      ? { ...one, item: { ...one.item, by: null, ofKeys: true } }
      : one,
  )
}

/** "Bookings by bedrooms, fewest bedrooms first": what the homes have makes groups of the bookings. */
const isOfOthers = (index: ModelIndex, key: KeyRef, placed: readonly Placed[]): boolean => {
  const tables = of(placed, 'noun').flatMap(({ item }) =>
    item.weak ? [] : item.nouns.map(id => index.noun(id).table),
  )
  const keyed = numbersOf(index, key)
    .map(id => index.attribute(id))
    .flatMap(({ format, table }) => (format === 'money' ? [] : [table]))
  return tables.length > 0 && keyed.length > 0 && !keyed.some(table => tables.includes(table))
}

const computes = (placed: readonly Placed[]): boolean =>
  placed.some(
    ({ item }) => (item.kind === 'quantity' && !item.weak) || (item.kind === 'ask' && item.how === 'count'),
  )

const isOfScale = (
  index: ModelIndex,
  key: KeyRef,
  { by, dated, measures }: ItemOf<'order'>,
  areGroups: boolean,
): boolean => {
  if (measures.length > 0) return false
  if (key.kind === 'grain' || key.kind === 'decade')
    return dated === true || (by !== null && by.length > 0 && by.every(id => isDate(index, id)))
  return areGroups && by !== null && numbersOf(index, key).some(id => by.includes(id))
}

const numbersOf = (index: ModelIndex, key: KeyRef): readonly string[] =>
  key.kind === 'attribute' ? key.attributes.filter(id => index.attribute(id).kind === 'number') : []

const isDate = (index: ModelIndex, id: string): boolean => {
  const { kind, format } = index.attribute(id)
  return kind === 'day' || kind === 'moment' || format === 'year'
}

/** The newest month, the most bedrooms first. Of groups within groups it is not said which of them go backwards. */
export function fromItsEnd({ placed }: Draft, plan: Plan): Plan {
  const isTurned = of(placed, 'order').some(({ item }) => item.ofKeys === true && item.descending)
  if (!isTurned) return plan
  if (plan.keys.length !== 1 || plan.order.length > 0 || plan.limitPer !== null)
    throw new Unclear('the latest first')
  return { ...plan, backwards: true }
}
