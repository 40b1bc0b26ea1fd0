// "Guests who came back, i.e. booked twice or more": a limit that only says again what the word before it means. Kept, it would ask
// for more than the word does. "What must I reorder: less than 40 left": a limit that says what the word shall mean this time.
import type { Comparator } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function restatedSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const meant = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'segment' && !condition.not
      ? condition.segments.flatMap(id => index.segment(id).count ?? [])
      : [],
  )
  const isSaidAgain = ({ item }: Placed): boolean => {
    if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.than.kind !== 'number') return false
    const tables = new Set(item.quantity.nouns.map(id => index.noun(id).table))
    const least = leastOf(item.op, item.than.value)
    return meant.some(
      ({ of: noun, op, value }) => tables.has(index.noun(noun).table) && least === leastOf(op, value),
    )
  }
  return placed.filter(
    one =>
      !isSaidAgain(one) &&
      !isSpelledOut(index, placed, one) &&
      !isImplied(index, placed, one) &&
      !isToldAnew(index, placed, one) &&
      !isDefined(index, placed, one),
  )
}

/** "At a discount, i.e. below quantity times price": what the word means, once more. */
function isSpelledOut(index: ModelIndex, placed: readonly Placed[], { item, start }: Placed): boolean {
  if (item.kind !== 'condition' || item.condition.kind !== 'attributes') return false
  const { op, right } = item.condition
  return of(placed, 'condition').some(
    ({ item: { condition }, start: before }) =>
      condition.kind === 'segment' &&
      !condition.not &&
      before < start &&
      condition.segments.some(id =>
        index
          .segment(id)
          .where.some(
            one =>
              one.kind === 'compare' &&
              typeof one.value !== 'number' &&
              one.op === op &&
              right.includes(one.value.attribute),
          ),
      ),
  )
}

/** "Running low, say under 40 left": both together would leave what the word means by itself, as if nothing had been said. */
function isToldAnew(index: ModelIndex, placed: readonly Placed[], { item }: Placed): boolean {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return false
  const [id, ...more] = item.condition.segments
  const where = id === undefined || more.length > 0 ? [] : index.segment(id).where
  return of(placed, 'condition').some(({ item: { condition } }) => {
    if (condition.kind !== 'amount' || condition.not || condition.amount.kind !== 'bound') return false
    const { op, value } = condition.amount
    const [attribute] = condition.attributes
    return (
      condition.unit !== 'money' &&
      where.every(one => one.kind === 'compare' && one.attribute === attribute) &&
      where.some(
        one =>
          one.kind === 'compare' && typeof one.value === 'number' && isWithin(one.op, one.value, op, value),
      )
    )
  })
}

/** Whether a bound is the narrower of two that look the same way. */
const isWithin = (op: Comparator, bound: number, wider: Comparator, wide: number): boolean =>
  op.startsWith('<')
    ? wider.startsWith('<') && bound < wide
    : op.startsWith('>') && wider.startsWith('>') && bound > wide

export const isOfLength = (words: string): boolean =>
  /^(?:long|longer|short|shorter|extended) [a-z]+$/.test(words)

/** "Long stays (over 14 nights)": whoever says how long needs no word for it. */
const isDefined = (index: ModelIndex, placed: readonly Placed[], { item, text, end }: Placed): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'values' &&
  isOfLength(text) &&
  of(placed, 'condition').some(
    ({ item: { condition }, start }) =>
      start >= end &&
      condition.kind === 'amount' &&
      condition.attributes.some(id => index.attribute(id).format === 'nights'),
  )

/** "Expired or were withdrawn without selling": what is in another state is not in that one. */
function isImplied(index: ModelIndex, placed: readonly Placed[], { item, start }: Placed): boolean {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return false
  const [denied, ...more] = item.condition.segments.flatMap(id => index.segment(id).where)
  if (denied?.kind !== 'is' || denied.not !== true || more.length > 0) return false
  return of(placed, 'condition').some(
    ({ item: { condition }, end }) =>
      end <= start &&
      condition.kind === 'values' &&
      !condition.not &&
      condition.options
        .flat()
        .every(({ attribute, value }) => attribute === denied.attribute && !denied.values.includes(value)),
  )
}

/** Of whole numbers, more than one is at least two. Another limit than a lowest one is never the same. */
const leastOf = (op: Comparator, value: number): number =>
  op === '>=' ? value : op === '>' ? value + 1 : Number.NaN
