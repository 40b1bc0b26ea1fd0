// "The most revenue per unit", "how many orders does the average customer place": a quantity, over something else.
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export const overOther = (placed: readonly Placed[]): Placed[] => overThings(overMeasures(placed))

function overMeasures(placed: readonly Placed[]): Placed[] {
  const [over, ...others] = of(placed, 'over')
  if (over === undefined) return [...placed]
  const wanted = placed
    .filter(({ start, item }) => start < over.start && topOf(item) !== null)
    .toSorted((a, b) => b.start - a.start)[0]
  const top = wanted === undefined ? null : topOf(wanted.item)
  if (wanted === undefined || top === null || others.length > 0) throw new Unclear('one number over another')
  const ratio: Placed = {
    ...wanted,
    item: { kind: 'ratio', top, bottom: over.item.quantity, percent: false },
  }
  return placed.flatMap((one): Placed[] => {
    if (one === over) return []
    if (one !== wanted) return one.item.kind === 'quantity' && one.item.weak ? [] : [one]
    return one.item.kind === 'rank' ? [{ ...one, item: { ...one.item, by: null } }, ratio] : [ratio]
  })
}

const topOf = (item: Placed['item']): QuantityRef | null => {
  if (item.kind === 'quantity' && !item.weak) return item.quantity
  return item.kind === 'rank' && item.by !== null && item.by.kind !== 'attribute' ? item.by : null
}

function overThings(placed: readonly Placed[]): Placed[] {
  const [thing] = of(placed, 'average thing')
  if (thing === undefined) return [...placed]
  const quantities = of(placed, 'quantity')
  const firm = quantities.filter(({ item }) => !item.weak)
  const [wanted, ...others] = firm.length > 0 ? firm : quantities
  if (wanted === undefined || others.length > 0) throw new Unclear('an average of what')
  return placed.flatMap((one): Placed[] => {
    if (one === thing || (one !== wanted && one.item.kind === 'quantity')) return []
    if (one !== wanted) return one.item.kind === 'noun' && one.item.weak ? [] : [one]
    const { quantity } = wanted.item
    return [
      { ...one, item: { kind: 'average per', quantity, key: { kind: 'noun', nouns: thing.item.nouns } } },
    ]
  })
}
