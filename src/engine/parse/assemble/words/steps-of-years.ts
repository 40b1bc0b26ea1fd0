// "By age in 10 year bands": years of what is told in years. As so many days they would be steps of the days on the market.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const daysOfAYear = 365

export function stepsOfYears(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const steps = of(placed, 'key').find(
    ({ item: { key }, text }) => key.kind === 'steps' && key.unit === 'days' && /\byears?\b/.test(text),
  )
  const key = steps?.item.key
  if (key?.kind !== 'steps' || key.size === null || key.attributes.length > 0) return [...placed]
  if (key.size % daysOfAYear !== 0) return [...placed]
  const said = placed.find(({ item, end }) => end <= (steps?.start ?? 0) && yearsSaid(index, item).length > 0)
  if (said === undefined) return [...placed]
  const item: Item = {
    kind: 'key',
    key: { ...key, attributes: yearsSaid(index, said.item), size: key.size / daysOfAYear, unit: 'plain' },
  }
  return placed.flatMap(one => (one === said ? [] : one.item === steps?.item ? [{ ...one, item }] : [one]))
}

function yearsSaid(index: ModelIndex, item: Item): string[] {
  const said =
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'key' && item.key.kind === 'attribute'
        ? item.key.attributes
        : []
  return said.filter(id => isInYears(index, id))
}

/** A year, or how long ago it was. */
function isInYears(index: ModelIndex, id: string): boolean {
  const { expr, format, table } = index.attribute(id)
  const year =
    expr.kind === 'combine' && expr.op === '-' && expr.right.kind === 'column' ? expr.right.column : null
  return (
    format === 'year' ||
    index.model.attributes.some(
      one =>
        one.table === table &&
        one.format === 'year' &&
        one.expr.kind === 'column' &&
        one.expr.column === year,
    )
  )
}
