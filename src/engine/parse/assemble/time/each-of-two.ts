// "Median price this year and last year": each of the two has its own. "Revenue in July and August" is one sum,
// and "ADR in July and August combined" one rate; years that are named one by one have a row each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function eachOfTwo(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [both, ...others] = of(placed, 'period')
  const quantities = of(placed, 'quantity')
  const isListed = both !== undefined && / and /.test(both.text) && others.length === 0
  const parts = both?.item.period.parts ?? []
  const isPair = isListed && parts.length === 2
  // "Occupancy in July, August and September": three months are one quarter, but a rate of each was asked for.
  const isSeries =
    both !== undefined && / (?:and|,) /.test(both.text) && others.length === 0 && parts.length > 2
  const isYears = isListed && (areYears(parts) || areSameOfYears(parts))
  const isOtherwise =
    of(placed, 'rank').length > 0 ||
    of(placed, 'in total').length > 0 ||
    of(placed, 'key').some(({ item }) => item.key.kind === 'grain')
  if (both === undefined || !(isPair || isYears || isSeries) || isOtherwise) return [...placed]
  // "Closings by subdivision this year and last year": groups are counted without a word for it.
  const isGrouped = of(placed, 'key').length > 0
  const isLength = asksForMean(index, placed)
  const counts = of(placed, 'ask').some(({ item }) => item.how === 'count' || item.how === 'share')
  const isMean =
    isLength || (quantities.length > 0 && quantities.every(({ item }) => !addsUp(index, item.quantity)))
  if (isYears && ((isGrouped && !isMean) || !(quantities.length > 0 || isLength || counts)))
    return [...placed]
  if (!isYears && !(quantities.length > 0 || isGrouped || isLength)) return [...placed]
  const isThen = /\bthis\b/.test(both.text) && /\b(last|previous|prior|before)\b/.test(both.text)
  if (!isThen && !isMean && !isYears) return [...placed]
  return [...placed, { item: { kind: 'ask', how: 'compare' }, start: both.end, end: both.end, text: '' }]
}

/** "2024, 2025 and 2026": three of them or more are no way to tell one stretch. */
const areYears = (parts: readonly Period[]): boolean => parts.length > 2 && parts.every(isYear)

const isYear = ({ from, to }: Period): boolean =>
  from?.endsWith('-01-01') === true && to !== undefined && addUnits(from, 1, 'year') === to

/** "Q4 of 2024 and 2025": what lies between them belongs to neither. */
const areSameOfYears = ([one, other, ...more]: readonly Period[]): boolean =>
  more.length === 0 &&
  one?.from !== undefined &&
  other?.from !== undefined &&
  !isYear(one) &&
  one.from.slice(5) === other.from.slice(5) &&
  one.to?.slice(5) === other.to?.slice(5)

/** "How long did homes take to sell", "what did guests pay on average": a mean that no word names yet. */
function asksForMean(index: ModelIndex, placed: readonly Placed[]): boolean {
  const [one, ...more] = of(placed, 'attribute')
  if (one === undefined || more.length > 0 || of(placed, 'quantity').length > 0) return false
  const isLength = /^how (long|fast|quick|quickly)\b/.test(one.text) || of(placed, 'averaged').length > 0
  return isLength && one.item.attributes.some(id => index.attribute(id).rollup === 'avg')
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
