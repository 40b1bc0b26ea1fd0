// "Rental income that owners made in 2023": a number that is itself of a year needs no date of its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'

export function ofItsYear(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const labels = placed.flatMap(({ item }) => attributesOf(item).map(id => index.attribute(id).label))
  return placed.filter(({ item }) => {
    if (item.kind !== 'period' || item.dates.length > 0) return true
    const { from, to } = item.period
    const year = from?.slice(0, 4) ?? ''
    const isWhole = from === `${year}-01-01` && to === `${Number(year) + 1}-01-01`
    return !(isWhole && labels.some(label => label.endsWith(` ${year}`)))
  })
}

function attributesOf(item: Item): readonly string[] {
  if (item.kind === 'attribute') return item.attributes
  if (item.kind === 'rank' && item.by !== null && 'attributes' in item.by) return item.by.attributes
  if (item.kind === 'condition' && item.condition.kind === 'amount') return item.condition.attributes
  return (item.kind === 'quantity' || item.kind === 'having') && item.quantity.kind === 'aggregate'
    ? item.quantity.attributes
    : []
}
