// "In which areas do homes cost more than average": groups are asked for, and the things are what their average is of.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function groupsAboveAverage(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const limit = of(placed, 'having').find(
    ({ item }) => item.than.kind === 'average' && item.than.own === null,
  )
  // "Which brands have products rated above average" have some, whatever the others are like.
  const which = of(placed, 'ask').find(({ item, text }) => item.how === 'which' && text === 'in which')
  const group = of(placed, 'attribute').find(
    ({ item, start }) =>
      which !== undefined &&
      start === which.end &&
      item.attributes.every(id => index.attribute(id).kind === 'category'),
  )
  const things = of(placed, 'noun').filter(
    ({ start, item }) =>
      group !== undefined && limit !== undefined && start >= group.end && start < limit.start && !item.none,
  )
  if (things.length === 0 || limit?.item.quantity.kind !== 'measure') return [...placed]
  if (limit.item.quantity.measures.length > 0 || of(placed, 'quantity').length > 0) return [...placed]
  // What kind of rows they are would be lost.
  if (things.some(({ item }) => item.nouns.some(id => (index.noun(id).where ?? []).length > 0)))
    throw new Unclear('an average')
  // "Do homes cost more than average": the number is named in the comparison.
  const named = limit.item.than.kind === 'average' ? limit.item.than.of : []
  const isNumber = (one: Placed) =>
    one.item.kind === 'attribute' &&
    one.start >= (group?.end ?? 0) &&
    one.item.attributes.some(id => named.includes(id))
  return placed.filter(one => !things.some(other => other === one) && !isNumber(one))
}
