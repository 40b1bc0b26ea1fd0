// "Revenue and number of cancelled orders": what is said of the second number must not narrow the first.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { saysSame } from '#engine/parse/assemble/says-same.ts'
import { speaksOf } from '#engine/parse/assemble/speaks-of.ts'

export const halvesFault = (draft: Draft, plan: Plan): string | null =>
  isSaidOfSecond(draft, plan)
    ? 'which of the two numbers is meant'
    : needsBoth(draft, plan) || isShareOfEither(draft, plan)
      ? 'both of them'
      : isUndivided(draft, plan)
        ? 'a difference'
        : null

function isSaidOfSecond(draft: Draft, plan: Plan): boolean {
  const { placed, index } = draft
  const first = of(placed, 'quantity').find(({ item }) => !item.weak)
  if (first === undefined || of(placed, 'of those').length > 0) return false
  const joint = placed.find(
    ({ start, item, afterAnd }) =>
      afterAnd === true &&
      start >= first.end &&
      (item.kind === 'quantity' ||
        item.kind === 'condition' ||
        (item.kind === 'ask' && item.how === 'count')),
  )
  if (joint === undefined) return false
  // "Number of homes and average price by area, only the sold ones": behind the groups and a comma it is said of both.
  const groups = of(placed, 'key').filter(({ start }) => start >= joint.start)
  const isOfBoth = (start: number, afterBreak?: boolean) =>
    afterBreak === true && groups.some(({ end }) => end <= start)
  const states = of(placed, 'condition').filter(
    ({ item, start, afterBreak }) =>
      start >= joint.start &&
      (isState(index, item.condition) || isLimitOf(joint, item.condition, start)) &&
      !isOfBoth(start, afterBreak),
  )
  const isNarrowed = (ref: ConditionRef) =>
    plan.where.some(one => one.kind !== 'free' && speaksOf(draft, ref, one))
  // "Total stock by category and …": the first number is told in full.
  const isWhole =
    placed.some(({ item, start }) => item.kind === 'key' && start >= first.end && start < joint.start) ||
    first.item.quantity.kind === 'count'
  // Revenue has a state of its own, which the other would replace.
  const rules =
    first.item.quantity.kind === 'measure'
      ? first.item.quantity.measures.flatMap(id => index.measure(id).where ?? [])
      : []
  const ruled = new Set(rules.flatMap(attributesOf))
  const others =
    plan.columns.filter(({ kind }) => kind === 'quantity').length > 1 || joint.item.kind === 'condition'
  return (
    others &&
    states.some(
      ({ item }) =>
        isNarrowed(item.condition) &&
        !rules.some(rule => saysSame(rule, item.condition)) &&
        (isWhole
          ? joint.item.kind === 'quantity'
          : attributesIn(index, item.condition).some(id => ruled.has(id))),
    )
  )
}

/** "Revenue by month and how many orders over $200": revenue is that of all orders. */
const isLimitOf = ({ item, end }: Placed, ref: ConditionRef, start: number): boolean =>
  item.kind === 'quantity' && item.quantity.kind === 'count' && ref.kind === 'amount' && start === end

/** What became of things, or what they are like: not where they are or of which kind. */
const isState = (index: ModelIndex, ref: ConditionRef): boolean =>
  ref.kind === 'segment' ||
  ref.kind === 'flag' ||
  (ref.kind === 'values' && attributesIn(index, ref).some(id => id.endsWith('.status')))

const attributesIn = (index: ModelIndex, ref: ConditionRef): string[] => {
  if (ref.kind === 'values') return ref.options.flat().map(({ attribute }) => attribute)
  if (ref.kind === 'segment') return ref.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
  return ref.kind === 'flag' ? [ref.attribute] : []
}

/** "Which cities have both lofts and cabins": each of them must be there, and one of the two is not enough. */
const needsBoth = ({ placed, index }: Draft, { where, keys, columns }: Plan): boolean => {
  const groups = [
    ...of(placed, 'attribute').flatMap(({ item }) => item.attributes),
    ...keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])),
    ...columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind === 'distinct' ? [one.quantity.attribute] : [],
    ),
  ].filter(id => index.attribute(id).kind === 'category')
  // "How long do people stay on average in Aspen, Moab and Destin": each has a row of its own.
  const areMeans = columns.every(
    one => one.kind !== 'quantity' || (one.quantity.kind === 'aggregate' && one.quantity.fn === 'avg'),
  )
  const isKey = (id: string) => areMeans && keys.some(key => key.kind === 'attribute' && key.attribute === id)
  const isEither = (one: Condition, attribute: string) =>
    !isKey(attribute) &&
    one.kind === 'is' &&
    one.not !== true &&
    one.attribute === attribute &&
    one.values.length > 1
  return of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' &&
      condition.each === true &&
      groups.length > 0 &&
      condition.options.flat().some(({ attribute }) => where.some(one => isEither(one, attribute))),
  )
}

/** "What share of guests stayed in both Aspen and Napa": those who did one of the two are more. */
const isShareOfEither = ({ placed, index, subject, asks }: Draft, { columns }: Plan): boolean => {
  if (!asks.has('share') || subject?.vague?.includes('people') !== true) return false
  const isEither = (id: string) =>
    index.attribute(id).table !== subject.table &&
    columns.some(
      one =>
        one.kind === 'quantity' &&
        one.where.some(
          part => part.kind === 'is' && part.not !== true && part.attribute === id && part.values.length > 1,
        ),
    )
  return of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'values' &&
      condition.each === true &&
      condition.options.flat().some(({ attribute }) => isEither(attribute)),
  )
}

/** "This year minus last year": what is left is one number. */
const isUndivided = ({ placed }: Draft, { columns }: Plan): boolean =>
  of(placed, 'versus').some(({ text }) => text === 'minus') &&
  !columns.some(({ kind }) => kind === 'difference' || kind === 'formula')
