// "Brands doing over 100k", "homes with more than 50000 booked": a limit in what the business goes by.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export const inItsMoney = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map(one => limitOf(index, one))

function limitOf(index: ModelIndex, one: Placed): Placed {
  const { item } = one
  if (item.kind !== 'having' || item.than.kind !== 'number') return one
  const { best } = index.model
  const isNumber =
    item.quantity.kind === 'measure'
      ? item.quantity.measures.length > 0
      : !(item.than.value >= mostCounted && /\d\S*( million| thousand)? (sold|\w+ed)$/.test(one.text))
  if (isNumber) return one
  // "Over 10000 ordered": their money, or how many pieces.
  if (best === undefined || one.text.endsWith(' ordered')) throw new Unclear('how much of what')
  return { ...one, item: { ...item, quantity: { kind: 'measure', measures: [best] } } }
}

/** What was done more often than this is told by its money. */
const mostCounted = 10_000
