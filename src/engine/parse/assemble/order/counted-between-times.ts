// "How many customers spent more this year than last year": those of whom it is true are counted, and all of them are no second number.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const apart = ['key', 'rank', 'ratio', 'order', 'versus', 'having', 'change', 'between', 'attribute'] as const

/** "Brands that made more revenue this year than last": the verb says the number that is compared once more. */
export function saidByVerb(_: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [against] = of(placed, 'period against period')
  const numbers = of(placed, 'quantity').filter(
    ({ item, start }) => item.quantity.kind === 'measure' || start === against?.start,
  )
  const [verb, number, ...others] = numbers
  if (against === undefined || others.length > 0 || verb === undefined || number === undefined)
    return [...placed]
  const named = number.item.quantity.kind === 'measure' ? number.item.quantity.measures : []
  const said = verb.item.weak && verb.item.quantity.kind === 'measure' ? verb.item.quantity.measures : []
  const isAgain = named.length > 0 && named.every(id => said.includes(id))
  return isAgain && number.start === against.start && verb.end === number.start
    ? placed.filter(one => one.item !== verb.item)
    : [...placed]
}

export function countedBetweenTimes(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [against, ...more] = of(placed, 'period against period')
  const [asked, measured, ...others] = of(placed, 'quantity')
  if (against === undefined || more.length > 0 || others.length > 0) return [...placed]
  if (asked === undefined || measured === undefined || asked.end > measured.start) return [...placed]
  const { quantity } = asked.item
  const isNear = measured.end >= against.start && measured.start <= against.end
  const isApart = apart.some(kind => of(placed, kind).length > 0)
  if (quantity.kind !== 'count' || !isNear || isApart) return [...placed]
  const nouns = quantity.nouns.filter(id => isOwner(index, id, measured.item.quantity))
  // "How many orders were worth more in 2026 than in 2025": no order has two times.
  if (nouns.length !== quantity.nouns.length) return [...placed]
  return placed.flatMap((one): Placed[] =>
    one.item === asked.item
      ? [
          { ...one, item: { kind: 'ask', how: 'count' } },
          { ...one, item: { kind: 'noun', nouns, plural: true, none: false, weak: false } },
        ]
      : [one],
  )
}

/** Whoever is told by a key has many rows, and what has a table of its own is not counted in the one that is measured. */
function isOwner(index: ModelIndex, id: string, quantity: QuantityRef): boolean {
  const noun = index.noun(id)
  if (noun.key !== undefined) return true
  const counted =
    quantity.kind === 'measure'
      ? quantity.measures.map(measure => index.measure(measure).noun)
      : quantity.kind === 'count'
        ? quantity.nouns
        : []
  return counted.length > 0 && counted.every(one => index.noun(one).table !== noun.table)
}
