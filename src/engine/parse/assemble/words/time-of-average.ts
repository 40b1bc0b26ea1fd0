// "Active homes that ask less than the average sold price there this year": a time of what sold, and none of what is for sale.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function timeOfAverage(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const [period] = periods
  const held = of(placed, 'having').find(({ end }) => end === period?.start)
  const than = held?.item.than
  if (period === undefined || periods.length > 1 || held === undefined || than?.kind !== 'average')
    return [...placed]
  const other = than.other?.[0]
  if (other === undefined || than.own !== null || period.item.dates.length > 0) return [...placed]
  const { noun } = index.attribute(other)
  if (noun === undefined || index.noun(noun).date === undefined || !lists(index, placed, noun))
    return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === period) return []
    return one === held
      ? [{ ...one, end: period.end, item: { ...held.item, than: { ...than, period: period.item.period } } }]
      : [one]
  })
}

/** Whether the rows are at another state than those that the average is of. */
function lists(index: ModelIndex, placed: readonly Placed[], noun: string): boolean {
  const own = (index.noun(noun).where ?? []).flatMap(one => (one.kind === 'is' ? [one] : []))
  const isOther = (attribute: string, values: readonly unknown[]) =>
    own.some(
      one => one.attribute === attribute && !values.some(value => one.values.some(its => its === value)),
    )
  return placed.some(({ item }) => {
    if (item.kind === 'noun')
      return item.nouns.some(id =>
        (index.noun(id).where ?? []).some(one => one.kind === 'is' && isOther(one.attribute, one.values)),
      )
    if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return false
    return item.condition.options.some(([first, ...more]) =>
      first === undefined
        ? false
        : isOther(
            first.attribute,
            [first, ...more].map(({ value }) => value),
          ),
    )
  })
}
