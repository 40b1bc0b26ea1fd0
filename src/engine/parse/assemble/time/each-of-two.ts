// "Median price this year and last year": each of the two has its own. "Revenue in July and August" is one sum,
// and "ADR in July and August combined" one rate.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function eachOfTwo(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [both, ...others] = of(placed, 'period')
  const quantities = of(placed, 'quantity')
  const isPair = both?.item.period.parts?.length === 2 && / and /.test(both.text) && others.length === 0
  const isOtherwise =
    of(placed, 'rank').length > 0 ||
    of(placed, 'in total').length > 0 ||
    of(placed, 'key').some(({ item }) => item.key.kind === 'grain')
  // "Closings by subdivision this year and last year": groups are counted without a word for it.
  const computes = quantities.length > 0 || of(placed, 'key').length > 0
  if (both === undefined || !isPair || isOtherwise || !computes) return [...placed]
  const isThen = /\bthis\b/.test(both.text) && /\b(last|previous|prior|before)\b/.test(both.text)
  const isMean = quantities.length > 0 && quantities.every(({ item }) => !addsUp(index, item.quantity))
  if (!isThen && !isMean) return [...placed]
  return [...placed, { item: { kind: 'ask', how: 'compare' }, start: both.end, end: both.end, text: '' }]
}

/** A sum over two years is the sum of their sums; a median, an average or a rate is none of theirs. */
function addsUp(index: ModelIndex, ref: QuantityRef): boolean {
  if (ref.kind === 'count') return true
  if (ref.kind !== 'measure') return ref.kind === 'aggregate' && ref.fn === 'sum'
  return (
    (ref.fn === undefined || ref.fn === 'sum') &&
    ref.measures.every(id => {
      const { value } = index.measure(id)
      return value.kind === 'aggregate' && (value.of.fn === 'sum' || value.of.fn === 'count')
    })
  )
}
