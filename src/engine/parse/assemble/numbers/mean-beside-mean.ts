// "Communities with an average price over 500k and days on market under 60": a second limit behind one on a mean is one on the mean
// of its own number. Taken for a limit on the rows, it would change the first.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

/** Numbers that a group is judged by; rooms and the like tell which rows are meant. */
const judged = /^(percent|ratio|days|nights)$/

export function meanBesideMean(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const mean = of(placed, 'having').find(
    ({ item: { quantity, than } }) =>
      quantity.kind === 'aggregate' && quantity.fn === 'avg' && than.kind === 'number',
  )
  const hasGroups =
    of(placed, 'attribute').some(
      ({ item }) => item.plural && item.attributes.every(id => index.attribute(id).kind === 'category'),
    ) || of(placed, 'key').length > 0
  if (mean === undefined || !hasGroups) return [...placed]
  return placed.map(one => {
    const { item, start } = one
    const condition = item.kind === 'condition' ? item.condition : null
    if (condition?.kind !== 'amount' || condition.not || condition.amount.kind !== 'bound') return one
    const isBeside = start >= mean.end && (one.afterAnd === true || one.afterBreak === true)
    const isOfThings = of(placed, 'noun').some(noun => noun.start >= mean.end && noun.end <= start)
    const [id, ...others] = condition.attributes
    if (!isBeside || isOfThings || id === undefined || others.length > 0) return one
    const { format, rollup } = index.attribute(id)
    if (rollup !== 'avg') return one
    // "Brands rated above 4 on average and priced under 50": on average, or each of their products?
    if (format === 'money' || format === 'number') throw new Unclear('on average or each of them')
    const { op, value } = condition.amount
    const limit: Item = {
      kind: 'having',
      quantity: { kind: 'aggregate', fn: 'avg', attributes: [id] },
      op,
      than: { kind: 'number', value, unit: condition.unit },
    }
    return judged.test(format) ? { ...one, item: limit } : one
  })
}
