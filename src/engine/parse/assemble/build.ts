// From a draft to a plan: what a row stands for, what is shown of it, and which rows are left.
import type { Comparator, Condition, Noun } from '#contract/model.ts'
import type { Column, Keep, Key, Plan, Quantity } from '#engine/plan.ts'
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { startOf } from '#engine/time/calendar.ts'
import { leftOver } from './check.ts'
import { eventsPlan } from './events.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { keysOf, tableOf } from './keys.ts'
import { aboveAverage, listPlan } from './list-plan.ts'
import { amountConditions } from './conditions.ts'
import { addedUp, byRows, overRows } from './many-rows.ts'
import { conditionsOf, joinedKinds, scopeOf } from './narrowing.ts'
import { limitOf, orderOf, rankOf, type Rank } from './rank.ts'
import { relate } from './relations.ts'
import { Unclear } from './unclear.ts'
import { during, namedDate } from './when.ts'

export interface Built {
  plan: Plan
  period: Period | null
}

export function build(draft: Draft): Built {
  const { plan, handled } = relate(draft, planOf(draft))
  const missed = leftOver(draft, plan, handled)
  if (missed !== null) throw new Unclear(missed)
  return { plan, period: of(draft.placed, 'period')[0]?.item.period ?? null }
}

function planOf(draft: Draft): Plan {
  const events = eventsPlan(draft)
  if (events !== null) return events
  const { index, picker, placed, subject } = draft
  const rank = rankOf(draft)
  const limits = limitsOf(draft)
  const ranked = rankedBy(draft, rank)
  const limited = limits.length > 0 || draft.missing.length > 0
  const grouped = of(placed, 'key').length > 0
  const computes = draft.quantities.length > 0 || ranked !== null || limited
  const free = subject === null && of(placed, 'condition').length === 0
  const weighs = draft.asks.has('share') || draft.asks.has('compare') || of(placed, 'versus').length > 0
  const rolled = grouped || (!computes && (free || weighs)) ? rolledUp(draft) : []
  const counted =
    subject !== null &&
    !limited &&
    (draft.counting ||
      ((grouped || weighs) && !computes && rolled.length === 0 && !draft.asks.has('how much')))
  const main = unique([
    ...(counted && subject !== null ? [{ kind: 'count' as const, noun: subject.id }] : []),
    ...draft.quantities.map(({ ref }) => quantity(draft, ref)),
    ...rolled,
    ...(ranked === null ? [] : [ranked]),
    ...bareCount(draft, counted),
    ...moneyAsked(draft),
  ])
  if (subject?.key !== undefined && draft.missing.some(({ noun }) => noun.table === subject.table))
    throw new Unclear('what is missing')
  const missing: Quantity[] = draft.missing.map(({ noun }) => ({ kind: 'count', noun: noun.id }))
  const computed = unique([
    ...main,
    ...limits.flatMap(one => [one.quantity, ...(one.than === null ? [] : [one.than])]),
    ...missing,
  ])
  const all = unique([...computed, ...totalOf(draft, computed)])
  const keys = keysOf(draft, all, counted, rank !== null)
  const thing = thingOf(draft, keys)
  const period = of(placed, 'period')[0]?.item ?? null
  const [lost] = draft.missing
  const behind = (start: number) => lost !== undefined && start > lost.start
  const listedIn =
    period === null
      ? undefined
      : period.dates.find(
          id =>
            thing !== null &&
            index.attribute(id).table === thing.table &&
            all.every(one => tableOf(draft, one) !== thing.table),
        )
  const stated = joinedKinds(
    draft,
    conditionsOf(draft, thing ?? subject ?? homeNoun(draft), start => !behind(start)),
  )
  const where = [
    ...scopeOf(draft, all, thing, stated),
    ...stated,
    // Grouping by status shows every status, also those that are left out otherwise.
    ...keys.flatMap(key =>
      key.kind === 'attribute' && key.attribute.endsWith('.status')
        ? [{ kind: 'free' as const, attribute: key.attribute }]
        : [],
    ),
    ...(listedIn === undefined || period === null ? [] : [during(listedIn, period.period)]),
  ]
  const ofMissing = conditionsOf(draft, lost?.noun ?? null, behind)
  const inKeys = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const counts = of(placed, 'quantity').flatMap(({ item }) =>
    item.quantity.kind === 'aggregate' &&
    item.quantity.adds === true &&
    !draft.quantities.some(({ ref }) => ref === item.quantity)
      ? [item.quantity.attributes]
      : [],
  )
  const asked = [...of(placed, 'attribute').map(({ item }) => item.attributes), ...counts].flatMap(
    list => picker.attribute(list) ?? [],
  )
  const money = of(placed, 'total').length > 0 ? [(thing ?? subject ?? homeNoun(draft))?.amount] : []
  const shown = [...new Set([...asked, ...(all.length === 0 ? money.flatMap(id => id ?? []) : [])])].filter(
    id => !inKeys.has(id),
  )
  if (all.length === 0 && draft.asks.has('how much') && rank === null && shown.length === 0)
    throw new Unclear('how much of what')
  if (all.length === 0) return listPlan(draft, { keys, where, shown, rank, period })

  const byAttribute =
    rank?.by?.kind === 'attribute' && ranked === null ? picker.attribute(rank.by.attributes) : null
  const withRank = byAttribute === null || shown.includes(byAttribute) ? shown : [...shown, byAttribute]
  const attributes: Column[] = (thing === null ? [] : withRank)
    .filter(id => thing !== null && index.path(thing.table, index.attribute(id).table) !== null)
    .map(attribute => ({ kind: 'attribute', attribute }))
  const columns: Column[] = [
    ...attributes,
    ...all.map(one => ({
      kind: 'quantity' as const,
      quantity: one,
      where: [
        ...(listedIn === undefined ? dated(draft, one, period, keys, where) : []),
        ...(missing.some(other => same(other, one)) ? ofMissing : []),
      ],
    })),
  ]
  const place = (one: Quantity) => attributes.length + all.findIndex(other => same(other, one))
  const keep: Keep[] = [
    ...limits.map(({ quantity: one, op, value, than }): Keep => ({
      column: place(one),
      op,
      value: than === null ? { kind: 'number', value } : { kind: 'column', column: place(than) },
    })),
    ...missing.map((one): Keep => ({ column: place(one), op: '=', value: { kind: 'number', value: 0 } })),
    ...aboveAverage(draft).map(({ op, own }): Keep => {
      if (own !== null || main.length !== 1 || keys.length !== 1) throw new Unclear('an average')
      return { column: attributes.length, op, value: { kind: 'overall' } }
    }),
  ]
  const dates = new Set(
    keys.some(key => key.kind === 'time') ? all.map(one => namedDate(draft, one, where)) : [],
  )
  if (dates.size > 1) throw new Unclear('two dates in one series')
  if (keep.length > 0 && keys.length === 0) throw new Unclear('whose limit this is')
  const allowsZero = keep.some(
    ({ op, value }) => value.kind === 'column' || (value.kind === 'number' && zeroFits(op, value.value)),
  )
  const limit = limitOf(draft, rank, keys)
  const per = rank !== null && keys.length > 1
  return {
    keys,
    columns,
    where,
    keepEmpty:
      keys.length > 0 &&
      (allowsZero || ranksFewest(keys, rank, ranked)) &&
      keys.every(key => key.kind === 'thing' || key.kind === 'attribute'),
    keep,
    order: orderOf(
      draft,
      columns,
      keys,
      rank,
      ranked === null ? placeOf(columns, byAttribute) : place(ranked),
    ),
    limit: per ? null : limit,
    shownFrom: null,
    limitPer: per ? limit : null,
    summary: (draft.counting && !counted) || countsKept(draft, keep) ? { kind: 'count' } : { kind: 'rows' },
  }
}

/** "More than 3 stays", "more bookings than views". */
function limitsOf(draft: Draft): Limit[] {
  return [...addedLimits(draft), ...statedLimits(draft)]
}

/** "Properties with more than 100 nights": a number that is the sum over many rows of a thing. */
const addedLimits = (draft: Draft): Limit[] =>
  of(draft.placed, 'condition').flatMap(({ item }): Limit[] => {
    const sum = overRows(draft, item.condition)
    if (sum === null || item.condition.kind !== 'amount') return []
    return amountConditions('', item.condition.amount).flatMap(one =>
      one.kind === 'compare' && typeof one.value === 'number'
        ? [{ quantity: sum, op: one.op, value: one.value, than: null }]
        : [],
    )
  })

function statedLimits(draft: Draft): Limit[] {
  return of(draft.placed, 'having').flatMap(({ item }): Limit[] => {
    if (item.than.kind === 'average') return []
    const limited = quantity(draft, item.quantity)
    return item.than.kind === 'number'
      ? [{ quantity: limited, op: item.op, value: item.than.value, than: null }]
      : [{ quantity: limited, op: item.op, value: 0, than: quantity(draft, item.than.quantity) }]
  })
}

interface Limit {
  quantity: Quantity
  op: Comparator
  value: number
  than: Quantity | null
}

/** What a ranking is by, where it is computed; the dearest home of each area is that of the highest price. */
function rankedBy(draft: Draft, rank: Rank | null): Quantity | null {
  if (rank === null || rank.by === null) return null
  if (rank.by.kind === 'measure')
    return quantity(draft, { kind: 'measure', measures: settled(draft, rank.by.measures) })
  if (rank.by.kind !== 'attribute') return quantity(draft, rank.by)
  const added = addedUp(draft, rank.by.attributes)
  if (added !== null) return added
  if (of(draft.placed, 'key').length === 0) return null
  return quantity(draft, { kind: 'aggregate', fn: rank.high ? 'max' : 'min', attributes: rank.by.attributes })
}

/** "Popular" is said of products by units and of payment methods by orders: the attribute tells which. */
function settled({ placed, index }: Draft, measures: readonly string[]): readonly string[] {
  const named = new Set(of(placed, 'attribute').flatMap(({ item }) => item.attributes))
  const meant = measures.filter(id => index.measure(id).ranksFor?.some(attribute => named.has(attribute)))
  return meant.length > 0 ? meant : measures
}

/** "ppsf by subdivision", "list to sale ratio": an attribute alone, as its rows add up. */
function rolledUp({ placed, picker, index, asks }: Draft): Quantity[] {
  if (of(placed, 'rank').length > 0 || asks.has('count')) return []
  return of(placed, 'attribute').flatMap(({ item }): Quantity[] => {
    const attribute = picker.attribute(item.attributes)
    if (attribute === null) return []
    const { kind, rollup, noun, table } = index.attribute(attribute)
    const rows = noun ?? picker.nounOfTable(table)?.id
    if (kind !== 'number' || rollup === undefined || rows === undefined) return []
    return [{ kind: 'aggregate', fn: rollup, noun: rows, attribute }]
  })
}

/** "How much money came in": the measure that the business goes by. */
function moneyAsked({ asks, index, quantities, placed, subject }: Draft): Quantity[] {
  const { best } = index.model
  // "How much did we refund": the money of the things.
  const adds = subject?.amount !== undefined && index.attribute(subject.amount).rollup === 'sum'
  if (
    asks.has('how much') &&
    subject?.amount !== undefined &&
    adds &&
    quantities.length === 0 &&
    of(placed, 'attribute').length === 0 &&
    of(placed, 'rank').length === 0
  )
    return [{ kind: 'aggregate', fn: 'sum', noun: subject.id, attribute: subject.amount }]
  const named = quantities.length > 0 || of(placed, 'attribute').length > 0 || of(placed, 'rank').length > 0
  if (!asks.has('money') || named || best === undefined) return []
  return [{ kind: 'measure', measure: best }]
}

/** "How many sold, and for what total": the money of the things, where nothing else stands for it. */
function totalOf(draft: Draft, computed: readonly Quantity[]): Quantity[] {
  const { placed, subject, index } = draft
  const isMoney = (one: Quantity) =>
    one.kind === 'measure'
      ? index.measure(one.measure).format === 'money'
      : one.kind === 'aggregate' && index.attribute(one.attribute).format === 'money'
  if (of(placed, 'total').length === 0 || computed.length === 0 || computed.some(isMoney)) return []
  if (draft.asks.has('share')) return []
  const counted = computed.flatMap(one => (one.kind === 'count' ? [index.noun(one.noun)] : []))[0]
  const amount = (subject ?? counted)?.amount
  if (amount === undefined) throw new Unclear('a total')
  return [quantity(draft, { kind: 'aggregate', fn: 'sum', attributes: [amount] })]
}

/** "# for sale in the villages": the things are those that the conditions speak of. */
function bareCount(draft: Draft, counted: boolean): Quantity[] {
  const { placed, index, picker, subject, asks } = draft
  const counts = draft.quantities.some(({ ref }) => ref.kind === 'count' || ref.kind === 'distinct')
  const bare = of(placed, 'ask').some(({ item }) => item.how === 'count' && item.bare === true)
  const others = of(placed, 'rank').length > 0
  if (!asks.has('count') || counted || counts || draft.counting || (others && !bare)) return []
  const behind = conditionsOf(draft, subject, () => true).flatMap(one =>
    'attribute' in one ? [one.attribute] : [],
  )
  const other = draft.quantities
    .flatMap(({ ref }) => picker.quantity(ref) ?? [])
    .map(one => tableOf(draft, one))
  const table = subject?.table ?? other[0] ?? behind.map(id => index.attribute(id).table)[0]
  const noun = subject ?? (table === undefined ? null : picker.nounOfTable(table))
  if (noun === null || of(placed, 'having').length > 0 || draft.missing.length > 0) return []
  return [{ kind: 'count', noun: noun.id }]
}

/** "Repeat guest count": the things that a limit leaves are counted. */
const countsKept = ({ placed, quantities, asks }: Draft, keep: readonly Keep[]) =>
  keep.length > 0 &&
  !asks.has('each') &&
  quantities.length === 0 &&
  of(placed, 'ask').some(({ item }) => item.how === 'count' && item.bare === true)

const placeOf = (columns: readonly Column[], attribute: string | null): number | null => {
  const at = columns.findIndex(one => one.kind === 'attribute' && one.attribute === attribute)
  return at < 0 ? null : at
}

/** The least popular home is one that nobody looked at. */
const ranksFewest = (keys: readonly Key[], rank: Rank | null, ranked: Quantity | null) =>
  rank?.high === false &&
  keys.length === 1 &&
  keys[0]?.kind === 'thing' &&
  ranked !== null &&
  ranked.kind !== 'aggregate'

const zeroFits = (op: string, value: number) =>
  (op === '<' && value > 0) || (op === '<=' && value >= 0) || (op === '=' && value === 0)

function quantity(draft: Draft, ref: QuantityRef): Quantity {
  const amount = (draft.subject ?? homeNoun(draft))?.amount
  const unnamed = ref.kind === 'aggregate' && ref.attributes.length === 0 && amount !== undefined
  const found = draft.picker.quantity(unnamed ? { ...ref, attributes: [amount], plain: true } : ref)
  if (found === null) throw new Unclear('what is to be computed')
  const { index } = draft
  if (found.kind === 'count') return byRows(draft, index.noun(found.noun)) ?? found
  if (found.kind !== 'distinct' && found.kind !== 'aggregate') return found
  // "Guest emails in our reservations", "the cheapest active one": the rows are those that the question names.
  const rows = index.noun(found.noun)
  const plain = draft.picker.nounOfTable(rows.table)?.id === rows.id
  const named = namedRows(draft, rows.table)
  return plain && named !== null ? { ...found, noun: named.id } : found
}

/** The kind of rows that a question is about: its subject, or what a limit counts. */
function namedRows({ subject, placed, index }: Draft, table: string): Noun | null {
  if (subject !== null && subject.table === table) return subject.key === undefined ? subject : null
  const counted = of(placed, 'having').flatMap(({ item }) =>
    item.quantity.kind === 'count' ? item.quantity.nouns : [],
  )
  return counted.map(id => index.noun(id)).find(one => one.table === table && one.key === undefined) ?? null
}

/** Where no thing is named: the plain noun of the table that the question speaks of. */
const homeNoun = ({ picker }: Draft): Noun | null => {
  const [home] = picker.homes
  return home === undefined ? null : picker.nounOfTable(home)
}

const same = (a: Quantity, b: Quantity) => JSON.stringify(a) === JSON.stringify(b)
const unique = (list: readonly Quantity[]) =>
  list.filter((one, at) => list.findIndex(other => same(other, one)) === at)

function thingOf({ index }: Draft, keys: readonly Key[]): Noun | null {
  const thing = keys.find(key => key.kind === 'thing')
  return thing?.kind === 'thing' ? index.noun(thing.noun) : null
}

/** The period on the quantity's own date, or on the date that the question names. */
function dated(
  draft: Draft,
  one: Quantity,
  item: { period: Period; dates: readonly string[] } | null,
  keys: readonly Key[],
  where: readonly Condition[],
): Condition[] {
  if (item === null) return []
  const date = namedDate(draft, one, where)
  if (date === null) throw new Unclear('a date')
  const grain = keys.find(key => key.kind === 'time')?.grain
  const { from, trendFrom } = item.period
  // A trend shows whole calendar units, also the first one.
  const window =
    grain !== undefined && trendFrom !== undefined && from !== undefined
      ? { ...item.period, from: startOf(from, grain) }
      : item.period
  return [during(date, window)]
}
