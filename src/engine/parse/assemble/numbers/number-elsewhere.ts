// "Lead time for cabins", "booking window in Aspen": a number of other rows than those the condition speaks of is one for all of
// them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function numberElsewhere(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [named, ...others] = of(placed, 'attribute')
  const isMore = (['noun', 'quantity', 'rank', 'key', 'having', 'order', 'among'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const [id] = named?.item.attributes ?? []
  if (named === undefined || id === undefined || others.length > 0 || isMore) return [...placed]
  const { table, kind, rollup } = index.attribute(id)
  const tables = of(placed, 'condition').flatMap(({ item }) => tablesOf(index, item.condition))
  const isElsewhere =
    tables.length > 0 && tables.every(other => other !== table && index.path(table, other) !== null)
  if (kind !== 'number' || rollup === undefined || !isElsewhere) return [...placed]
  return placed.map(one =>
    one.item === named.item
      ? {
          ...one,
          item: {
            kind: 'quantity',
            weak: false,
            quantity: { kind: 'aggregate', fn: rollup, attributes: [id] },
          },
        }
      : one,
  )
}

const tablesOf = (index: ModelIndex, condition: ConditionRef): string[] =>
  condition.kind === 'values'
    ? condition.options.flatMap(options => options.map(({ attribute }) => index.attribute(attribute).table))
    : []
