// "Pending volume by area": the money of sales is not that of homes which were not sold; theirs is what they are asked for.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { areApart } from '#engine/parse/assemble/contradictions.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function moneyOfOthers(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const named = of(placed, 'noun')
    .filter(({ item }) => !item.weak && !item.none)
    .flatMap(({ item }) => item.nouns.map(id => index.noun(id)))
  // "Sold volume and active count": each number has its own rows.
  if (named.length === 0 || of(placed, 'ask').some(({ item }) => item.how === 'count')) return [...placed]
  return placed.map((one): Placed => {
    const { item } = one
    if (ofSales.test(one.text)) return one
    if (item.kind === 'quantity') {
      const other = moneyOf(index, item.quantity, named)
      return other === null ? one : { ...one, item: { ...item, quantity: other } }
    }
    if (item.kind !== 'rank' || item.by === null || item.by.kind === 'attribute') return one
    const by = moneyOf(index, item.by, named)
    return by === null ? one : { ...one, item: { ...item, by } }
  })
}

/** It says itself whose money it is. */
const ofSales = /\b(sold|sales?|closed|closings?|transactions?)\b/

/** What those add up to that are named and can be no rows of the measure. */
function moneyOf(index: ModelIndex, ref: QuantityRef, named: readonly Noun[]): QuantityRef | null {
  const [id, ...more] = ref.kind === 'measure' && ref.fn === undefined ? ref.measures : []
  if (id === undefined || more.length > 0) return null
  const { noun, where, value, format } = index.measure(id)
  const rows = index.noun(noun)
  const isSum = value.kind === 'aggregate' && value.of.fn === 'sum' && format === 'money'
  // A measure with states of its own gives way to those that are named; only what all its rows are stays.
  if (!isSum || where !== undefined || named.some(one => one.id === noun)) return null
  const other = named.find(
    one =>
      one.table === rows.table &&
      (one.where ?? []).some(own => (rows.where ?? []).some(state => areApart(own, state))),
  )
  return other?.amount === undefined
    ? null
    : { kind: 'aggregate', fn: 'sum', attributes: [other.amount], plain: true }
}
