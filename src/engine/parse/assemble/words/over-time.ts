// "Are prices going up", "price per sf by quarter": followed over time, a number is that of the things that have a date.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { isBetweenSides } from '#engine/parse/assemble/between-sides.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function overTime(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const numbers = placed.filter(({ item }) => attributesIn(item).length > 0)
  const [number] = numbers
  const things = new Set(
    numbers.flatMap(({ item }) => attributesIn(item).map(id => index.attribute(id).overTime)),
  )
  const [id, ...more] = things
  if (number === undefined || id === undefined || more.length > 0 || !isFollowed(placed)) return [...placed]
  const { table, where = [] } = index.noun(id)
  const states = new Set(where.flatMap(one => ('attribute' in one ? [one.attribute] : [])))
  const isPlain = ({ item }: Placed): boolean => {
    if (item.kind === 'noun')
      return (
        !item.none &&
        item.nouns.every(one => index.noun(one).table === table && index.noun(one).where === undefined)
      )
    return true
  }
  // "Prices of what is for sale": another state is named. "The price history of 18 Keepers Lane": one thing has but one price.
  const isOne = (attribute: string) =>
    index.attribute(attribute).names === true || index.attribute(attribute).kind === 'identifier'
  const isOther = of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'segment' ||
      condition.kind === 'contains' ||
      (condition.kind === 'values' &&
        condition.options.flat().some(({ attribute }) => states.has(attribute) || isOne(attribute))),
  )
  if (isOther || !placed.every(isPlain) || of(placed, 'date').length > 0) return [...placed]
  const noun: Item = { kind: 'noun', nouns: [id], plural: true, none: false, weak: false }
  const named = of(placed, 'noun')
  return named.length > 0
    ? placed.map(one => (one.item.kind === 'noun' ? { ...one, item: noun } : one))
    : [...placed, { ...number, start: number.end, item: noun, text: '' }]
}

const attributesIn = (item: Item): readonly string[] =>
  item.kind === 'attribute'
    ? item.attributes
    : item.kind === 'quantity' && item.quantity.kind === 'aggregate'
      ? item.quantity.attributes
      : []

/** By month, as a trend, or whether it goes up. The difference between two kinds of things is none over time. */
const isFollowed = (placed: readonly Placed[]): boolean =>
  of(placed, 'key').some(({ item }) => item.key.kind === 'grain' && (item.key.dates ?? []).length === 0) ||
  of(placed, 'ask').some(({ item }) => item.how === 'trend') ||
  // "This year versus last year".
  (of(placed, 'versus').length > 0 && of(placed, 'period').length > 1) ||
  (of(placed, 'change').length > 0 && !isBetweenSides(placed))
