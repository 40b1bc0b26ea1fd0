// "How many short, weekly and monthly stays", "average price for 3, 4 and 5 bedroom homes": a number for each kind that is named.
import { attributesOf as attributesIn } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function ofEachKind(index: ModelIndex, given: readonly Placed[]): Placed[] {
  // What is compared has its sides already.
  const placed = of(given, 'ask').some(({ item }) => item.how === 'compare') ? given : withJoined(given)
  const others = (
    ['key', 'versus', 'rank', 'having', 'of those', 'change', 'order', 'in total'] as const
  ).some(kind => of(placed, kind).length > 0)
  const named = of(placed, 'condition').find(isEnumerated)
  if (others || named === undefined || !isOneNumber(index, placed, named)) return [...given]
  const attributes = attributesOf(named.item.condition)
  return attributes.length === 0
    ? [...given]
    : [...placed, { ...named, item: { kind: 'key', key: { kind: 'attribute', attributes } } }]
}

/** "1 bed, 2 bed and 3 bed homes" are said of one number, as "1, 2 and 3 bed homes" are. */
function withJoined(placed: readonly Placed[]): readonly Placed[] {
  const done: Placed[] = []
  for (const one of placed) {
    const before = done.at(-1)
    const joined = before === undefined ? null : joinedTo(before, one)
    if (joined === null) done.push(one)
    else done[done.length - 1] = joined
  }
  return done
}

function joinedTo(before: Placed, one: Placed): Placed | null {
  const [earlier, values] = [exactIn(before), exactIn(one)]
  const isNext =
    one.start === before.end + 1 && (one.afterBreak === true || one.afterAnd === true) && one.afterOr !== true
  if (values === null || earlier === null || !isNext) return null
  if (String(values.attributes) !== String(earlier.attributes)) return null
  const amount = { kind: 'exact', values: [...earlier.amount.values, ...values.amount.values] } as const
  const item = { kind: 'condition', condition: { ...earlier, amount } } as const
  return { ...before, end: one.end, text: `${before.text} ${one.text}`, item }
}

function exactIn({ item }: Placed) {
  if (item.kind !== 'condition' || item.condition.kind !== 'amount' || item.condition.not) return null
  const { condition } = item
  const { amount } = condition
  return amount.kind === 'exact' && condition.attributes.length > 0 ? { ...condition, amount } : null
}

/** "In each of the three villages": one row for each of those that the words for them name together. */
export function eachOfSegment(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map(one => {
    if (one.item.kind !== 'ask' || one.item.how !== 'each') return one
    const named = of(placed, 'condition').find(({ start }) => start >= one.end && start <= one.end + 2)
    const condition = named?.item.condition
    const [attribute, ...others] =
      condition?.kind === 'segment' && !condition.not
        ? new Set(condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesIn)))
        : []
    if (attribute === undefined || others.length > 0 || index.attribute(attribute).kind !== 'category')
      return one
    return { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes: [attribute] } } }
  })
}

/** "Or" makes one of them. */
const isEnumerated = ({ item: { condition }, text }: { item: { condition: ConditionRef }; text: string }) =>
  kindsIn(condition) >= 2 && !('not' in condition && condition.not) && !/\bor\b/.test(text)

const kindsIn = (condition: ConditionRef): number =>
  condition.kind === 'values'
    ? condition.options.length
    : condition.kind === 'amount' && condition.amount.kind === 'exact'
      ? condition.amount.values.length
      : 0

/** Two may well be counted together, three are not; and a mean or a rate over two kinds at once says little about either. */
function isOneNumber(index: ModelIndex, placed: readonly Placed[], named: PlacedOf<'condition'>): boolean {
  const [first, second] = placed
  const counts =
    (first?.item.kind === 'ask' && first.item.how === 'count') || /^how many\b/.test(first?.text ?? '')
  const averages =
    of(placed, 'quantity').some(({ item, start }) => start < named.start && isMean(index, item.quantity)) ||
    isAveraged(index, placed, named)
  return (counts && second?.start === named.start && kindsIn(named.item.condition) > 2) || averages
}

/** "How many days ahead do people book on average, for short stays, weekly and monthly ones": a number that is said to be a mean. */
function isAveraged(index: ModelIndex, placed: readonly Placed[], named: PlacedOf<'condition'>): boolean {
  const isNumber = ({ item }: Placed) =>
    (item.kind === 'attribute' && item.attributes.some(id => index.attribute(id).kind === 'number')) ||
    (item.kind === 'quantity' && item.quantity.kind === 'aggregate' && item.quantity.fn === 'sum')
  return of(placed, 'averaged').length > 0 && placed.some(one => one.start < named.start && isNumber(one))
}

function isMean(index: ModelIndex, ref: QuantityRef): boolean {
  if (ref.kind === 'aggregate' || (ref.kind === 'measure' && ref.fn !== undefined))
    return ref.fn === 'avg' || ref.fn === 'median'
  return (
    ref.kind === 'measure' &&
    ref.measures.every(id => {
      const { value } = index.measure(id)
      if (value.kind === 'share_of_groups') return value.number !== true
      return value.kind !== 'aggregate' || value.of.fn === 'avg' || value.of.fn === 'median'
    })
  )
}

function attributesOf(condition: ConditionRef): readonly string[] {
  if (condition.kind === 'amount') return condition.attributes
  if (condition.kind !== 'values') return []
  const [first = [], ...rest] = condition.options
  return first
    .map(({ attribute }) => attribute)
    .filter(id => rest.every(option => option.some(({ attribute }) => attribute === id)))
}
