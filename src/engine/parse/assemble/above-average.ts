// "Above the average in their own city", "less than half of the average revenue per home".
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Keep, Key, Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { quantity } from './quantity.ts'
import { namedIn } from './words/restated-average.ts'
import { Unclear } from './unclear.ts'

export const aboveAverage = (draft: Draft) =>
  of(draft.placed, 'having').flatMap(({ item, text }) =>
    item.than.kind === 'average'
      ? [{ ...item.than, op: item.op, quantity: named(draft, item.quantity, item.than.of, text) }]
      : [],
  )

/** What is held against its average, where it is computed: a measure, or the mean of a number over the things of a group. */
function named(
  draft: Draft,
  ref: QuantityRef,
  attributes: readonly string[],
  text: string,
): QuantityRef | null {
  if (ref.kind !== 'measure' || ref.measures.length > 0) return ref
  if (attributes.length === 0 || !isOfGroups(draft)) return null
  // "Areas whose median ask is above the overall one": a mean in its place would keep other areas.
  const isMedian = of(draft.placed, 'quantity').some(
    ({ item: { quantity: one } }) =>
      one.kind === 'aggregate' && one.fn === 'median' && one.attributes.some(id => attributes.includes(id)),
  )
  if (isMedian && /\b(average|avg|mean)\b/.test(text)) throw new Unclear('a median against an average')
  return { kind: 'aggregate', fn: isMedian ? 'median' : 'avg', attributes }
}

/** "Which states are above the average rate": groups have no rate of their own. */
const isOfGroups = ({ placed, subject, index, picker }: Draft) =>
  subject === null &&
  of(placed, 'attribute')
    .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
    .some(id => index.attribute(id).kind === 'category')

/** What is computed for each group only to be held against its average. */
export const averagedIn = (draft: Draft): Quantity[] =>
  aboveAverage(draft).flatMap(({ quantity: ref }) => (ref === null ? [] : [quantity(draft, ref)]))

/** The groups that such an average leaves; where nothing is named, it is that of the first number shown. */
export const keptByAverage = (
  draft: Draft,
  main: readonly Quantity[],
  keys: readonly Key[],
  place: (one: Quantity | null) => number,
): Keep[] =>
  aboveAverage(draft).map(({ op, own, other, times, period, quantity: ref }): Keep => {
    const isOne = ref === null ? main.length === 1 : main.length < 2
    // "Cities above the California average": no mean of the groups that are shown.
    const isOfNamed = of(draft.placed, 'having').some(one => namedIn(draft.placed, one).length > 0)
    if (
      own !== null ||
      other !== undefined ||
      period !== undefined ||
      isOfNamed ||
      !isOne ||
      keys.length !== 1
    )
      throw new Unclear('an average')
    const value = { kind: 'overall' as const, ...(times === undefined ? {} : { times }) }
    return { column: place(ref === null ? null : quantity(draft, ref)), op, value }
  })
