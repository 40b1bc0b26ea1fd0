// "Revenue over 50k last year but under 30k this year", "spent over 2,000 this year and nothing last year": two limits, each on what
// was done in a time of its own.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { type Column, type Key, plainPlan, type Plan } from '#engine/plan.ts'
import { amountConditions } from './amount-conditions.ts'
import type { Draft } from './draft.ts'
import { of, type ItemOf, type PlacedOf } from './items.ts'
import { limitsOf } from './limits.ts'
import { kindWithin } from './limits-of-kinds.ts'
import { conditionsOf } from './narrowing.ts'
import { Unclear } from './unclear.ts'
import { during, namedDate } from './when.ts'

/** "Over 40 nights in June and under 10 in July": no single stay lies in both, so all of a time are added up. */
export function addedInTimes(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const times = of(placed, 'period')
  const amounts = of(placed, 'condition').filter(({ item }) => item.condition.kind === 'amount')
  const isTimed = amounts.every(({ end }, at) => times[at]?.start === end)
  if (times.length !== 2 || amounts.length !== 2 || !isTimed || of(placed, 'having').length > 0)
    return [...placed]
  const [first, second] = amounts.map(one => addedUp(index, one))
  if (first === undefined || first === null || isOfRows(index, placed, amounts)) return [...placed]
  return placed.map(one => {
    if (one.item === amounts[0]?.item) return first
    return one.item === amounts[1]?.item ? (second ?? one) : one
  })
}

/** "Bookings over 7 nights in June and under 3 in July": each of them lies in one time. */
const isOfRows = (
  index: ModelIndex,
  placed: readonly Placed[],
  amounts: readonly PlacedOf<'condition'>[],
): boolean => {
  const tables = new Set(
    amounts.flatMap(({ item: { condition } }) =>
      condition.kind === 'amount' ? condition.attributes.map(id => index.attribute(id).table) : [],
    ),
  )
  return of(placed, 'noun').some(
    ({ item }) =>
      !item.weak &&
      item.nouns.some(id => index.noun(id).key === undefined && tables.has(index.noun(id).table)),
  )
}

function addedUp(index: ModelIndex, one: PlacedOf<'condition'>): PlacedOf<'having'> | null {
  const { condition } = one.item
  if (condition.kind !== 'amount' || condition.not || condition.ofEach === true) return null
  const { attributes, amount, unit } = condition
  const [bound, ...bounds] = amountConditions('', amount)
  if (attributes.length === 0 || bound?.kind !== 'compare' || bounds.length > 0) return null
  const isSum = attributes.every(id => index.attribute(id).rollup === 'sum')
  const { op, value } = bound
  if (!isSum || typeof value !== 'number') return null
  const quantity = { kind: 'aggregate' as const, fn: 'sum' as const, attributes }
  return { ...one, item: { kind: 'having', quantity, op, than: { kind: 'number', value, unit } } }
}

/** "… but fewer than 5 this year": a bare number in the second time limits what the one in the first time did. */
export function limitAgain(_: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [limit, ...others] = of(placed, 'having')
  const [first, second, ...more] = of(placed, 'period')
  const bare = of(placed, 'condition').find(({ end }) => end === second?.start)
  if (limit === undefined || others.length > 0 || first === undefined || more.length > 0) return [...placed]
  if (bare === undefined || limit.end !== first.start || bare.start < first.end) return [...placed]
  const { condition } = bare.item
  if (condition.kind !== 'amount' || condition.attributes.length > 0 || condition.not) return [...placed]
  const [bound, ...bounds] = amountConditions('', condition.amount)
  if (bound?.kind !== 'compare' || typeof bound.value !== 'number' || bounds.length > 0) return [...placed]
  const { op, value } = bound
  return again(placed, { limit, second: bare }, { op, than: { kind: 'number', value, unit: condition.unit } })
}

/** "… and no orders this year": in the second time nothing of what the first limit counts. */
export function noneThen(_: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [limit, ...others] = of(placed, 'having')
  const [first, second, ...more] = of(placed, 'period')
  const lost = of(placed, 'noun').find(({ item, end }) => item.none && end === second?.start)
  if (limit === undefined || others.length > 0 || first === undefined || more.length > 0) return [...placed]
  if (lost === undefined || limit.end !== first.start || lost.start < first.end) return [...placed]
  const { quantity } = limit.item
  if (quantity.kind !== 'count' || quantity.nouns.join() !== lost.item.nouns.join()) return [...placed]
  return again(placed, { limit, second: lost }, { op: '=', than: { kind: 'number', value: 0 } })
}

/** A second limit on what the first one counts, of the same kind: "more than 3 cancelled bookings last year but none this year". */
function again(
  placed: readonly Placed[],
  { limit, second }: { limit: PlacedOf<'having'>; second: Placed },
  bound: Pick<ItemOf<'having'>, 'op' | 'than'>,
): Placed[] {
  const kind = kindWithin(placed, limit)
  const such = kind === undefined ? {} : { such: kind.item.condition }
  // A number that the things themselves have is of no time.
  const { or: _or, ...counted } = { ...limit.item, ...such }
  // "Placed 5 orders in 2025 and none in 2026": both times are of the day that is named once.
  const dates = of(placed, 'period').flatMap(({ item }) => item.dates)
  return placed.flatMap((one): Placed[] => {
    if (one === kind) return []
    if (one === limit) return [{ ...one, item: counted }]
    if (one === second) return [{ ...one, item: { ...counted, ...bound } }]
    return [one.item.kind === 'period' ? { ...one, item: { ...one.item, dates } } : one]
  })
}

/** What may stand before the first limit: who is asked about, and what is said of them. */
const leading: ReadonlySet<Placed['item']['kind']> = new Set([
  'noun',
  'attribute',
  'ask',
  'condition',
  'date',
])

/** The plan, or null where no two limits have a time each. */
export function limitsInTimesPlan(draft: Draft): Plan | null {
  const { placed } = draft
  const pairs = timedLimits(placed)
  const key = keyOf(draft)
  if (pairs === null || key === null || draft.asks.has('share')) return null
  const limits = limitsOf(draft)
  const columns = limits.map(({ quantity, where = [] }, at): Column => {
    const date = namedDate(draft, quantity)
    const period = pairs[at]?.item.period
    if (date === null || period === undefined) throw new Unclear('a date')
    return { kind: 'quantity', quantity, label: period.label, where: [...where, during(date, period)] }
  })
  return plainPlan({
    keys: [key],
    columns,
    where: conditionsOf(draft, draft.subject, () => true),
    // Who did nothing in the one time did less than any limit.
    keepEmpty: true,
    keep: limits.map(({ op, value }, column) => ({ column, op, value: { kind: 'number', value } })),
    order: [{ column: 0, descending: true }],
    summary: { kind: draft.counting || draft.asks.has('count') ? 'count' : 'rows' },
  })
}

/** The two times, where each stands right behind its limit and nothing else is asked. */
function timedLimits(placed: readonly Placed[]): readonly PlacedOf<'period'>[] | null {
  const [first, second, ...more] = of(placed, 'having')
  const times = of(placed, 'period')
  if (first === undefined || second === undefined || more.length > 0 || times.length !== 2) return null
  const isTimed = [first, second].every(
    ({ item, end }, at) => item.than.kind === 'number' && times[at]?.start === end,
  )
  const behind = placed.filter(({ start }) => start >= first.start)
  const before = placed.filter(({ start }) => start < first.start)
  const isAll =
    behind.length === 4 && before.every(({ item }) => leading.has(item.kind) || isSameAs(first, item))
  return isTimed && isAll ? times : null
}

/** "How many customers …" counts those that the limits leave; "sold more than 100 units" says twice what is limited. */
function isSameAs({ item: { quantity: limited } }: PlacedOf<'having'>, item: Placed['item']): boolean {
  if (item.kind !== 'quantity') return false
  if (item.quantity.kind === 'count') return true
  const said = item.weak && item.quantity.kind === 'measure' ? item.quantity.measures : []
  return limited.kind === 'measure' && limited.measures.every(id => said.includes(id))
}

/** The things that are limited, or the groups: "brands that sold over 50k". */
function keyOf({ placed, subject, picker, index }: Draft): Key | null {
  if (subject !== null) return { kind: 'thing', noun: subject.id }
  const named = of(placed, 'attribute')
  const [only] = named
  const attribute = only === undefined || named.length > 1 ? null : picker.attribute(only.item.attributes)
  return attribute !== null && index.attribute(attribute).kind === 'category'
    ? { kind: 'attribute', attribute }
    : null
}
