// From a draft to a plan: what a row stands for, what is shown of it, and which rows are left.
import type { Condition, Noun } from '#contract/model.ts'
import type { Column, Keep, Key, Order, Plan, Quantity } from '#engine/plan.ts'
import type { KeyRef, QuantityRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { toConditions } from './conditions.ts'
import { of, type Draft } from './draft.ts'
import { dateOf, during } from './when.ts'

export interface Built {
  plan: Plan
  period: Period | null
}

/** Says what could not be made sense of; the question is then declined. */
export class Unclear extends Error {
  override name = 'Unclear'
}

export function build(draft: Draft): Built {
  const { index, picker, placed, subject } = draft
  const rank = rankOf(draft)
  const main = draft.quantities.map(({ ref }) => quantity(draft, ref))
  const limits = of(placed, 'having').filter(({ item }) => item.than.kind === 'number')
  const ranked =
    rank?.by !== null && rank?.by !== undefined && rank.by.kind !== 'attribute'
      ? quantity(draft, rank.by)
      : null
  const counted = draft.counting && subject !== null && limits.length === 0 && draft.missing.length === 0
  const quantities: Quantity[] = [
    ...(counted && subject !== null ? [{ kind: 'count', noun: subject.id } as const] : []),
    ...main,
    ...(ranked === null ? [] : [ranked]),
  ].filter(distinctQuantity)
  const limiting = limits.map(({ item }) => ({
    quantity: quantity(draft, item.quantity),
    op: item.op,
    than: item.than,
  }))
  const missing: Quantity[] = draft.missing.map(({ noun }) => ({ kind: 'count', noun: noun.id }))
  const keys = keysOf(
    draft,
    [...quantities, ...limiting.map(one => one.quantity), ...missing],
    counted,
    rank !== null,
  )
  const thing = keys.find(key => key.kind === 'thing')
  const thingNoun = thing?.kind === 'thing' ? index.noun(thing.noun) : null
  const all = [...quantities, ...limiting.map(one => one.quantity), ...missing].filter(distinctQuantity)

  const period = of(placed, 'period')[0]?.item ?? null
  const where = conditionsOf(draft, thingNoun ?? subject)
  const asked = of(placed, 'attribute').flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const shown = [...new Set(asked)].filter(id => !grouped.has(id))

  if (all.length === 0) return listPlan(draft, keys, where, shown, rank, period)

  const dated = (one: Quantity): Condition[] => {
    if (period === null) return []
    const hinted = period.dates.find(
      id => index.attribute(id).table === index.noun(nounIdOf(draft, one)).table,
    )
    const date = hinted ?? dateOf(index, one)
    return date === null ? [] : [during(date, trendWindow(period.period, keys))]
  }
  const attributes: Column[] =
    thingNoun === null
      ? []
      : shown
          .filter(id => reachable(draft, thingNoun, id))
          .map(attribute => ({ kind: 'attribute', attribute }))
  const values: Column[] = all.map(one => ({ kind: 'quantity', quantity: one, where: dated(one) }))
  const columns = [...attributes, ...values]
  const place = (one: Quantity) => attributes.length + all.findIndex(other => sameQuantity(other, one))
  const keep: Keep[] = [
    ...limiting.map(({ quantity: one, op, than }): Keep => {
      if (than.kind !== 'number') throw new Unclear('a limit without a number')
      return { column: place(one), op, value: { kind: 'number', value: than.value } }
    }),
    ...missing.map((one): Keep => ({ column: place(one), op: '=', value: { kind: 'number', value: 0 } })),
  ]
  const allowsZero =
    missing.length > 0 || limiting.some(({ op, than }) => than.kind === 'number' && zeroFits(op, than.value))
  const timed = keys.some(key => key.kind === 'time' || key.kind === 'weekday' || key.kind === 'step')
  const order = orderOf(draft, columns, rank, ranked === null ? null : place(ranked), timed)
  const limit = rank === null || keys.length === 0 ? null : (rank.count ?? (isPlural(draft, keys) ? 10 : 1))
  const per = rank !== null && keys.length > 1
  return {
    plan: {
      keys,
      columns,
      where,
      keepEmpty:
        keys.length > 0 && allowsZero && keys.every(key => key.kind === 'thing' || key.kind === 'attribute'),
      keep,
      order,
      limit: per ? null : limit,
      shownFrom: null,
      limitPer: per ? limit : null,
      summary: draft.counting && !counted ? { kind: 'count' } : { kind: 'rows' },
    },
    period: period?.period ?? null,
  }
}

const zeroFits = (op: string, value: number) =>
  (op === '<' && value > 0) || (op === '<=' && value >= 0) || (op === '=' && value === 0)

function quantity(draft: Draft, ref: QuantityRef): Quantity {
  const found = draft.picker.quantity(ref)
  if (found === null) throw new Unclear('what is to be computed')
  return found
}

const nounIdOf = ({ index }: Draft, one: Quantity) =>
  one.kind === 'measure' ? index.measure(one.measure).noun : one.noun

const sameQuantity = (a: Quantity, b: Quantity) => JSON.stringify(a) === JSON.stringify(b)
const distinctQuantity = (one: Quantity, at: number, list: readonly Quantity[]) =>
  list.findIndex(other => sameQuantity(other, one)) === at

const reachable = ({ index }: Draft, noun: Noun, attribute: string) =>
  index.path(noun.table, index.attribute(attribute).table) !== null

/** A trend shows whole calendar units, also the first one. */
function trendWindow(period: Period, keys: readonly Key[]): Period {
  const byTime = keys.some(key => key.kind === 'time')
  return byTime && period.trendFrom !== undefined ? { ...period, from: period.trendFrom } : period
}

interface Rank {
  count: number | null
  high: boolean
  by: QuantityRef | { kind: 'attribute'; attributes: readonly string[] } | null
}

/** "Top 5 cities by revenue" says it in two places. */
function rankOf({ placed }: Draft): Rank | null {
  const ranks = of(placed, 'rank').map(({ item }) => item)
  const [first] = ranks
  if (first === undefined) return null
  const explicit = ranks.find(({ by }) => by !== null)
  return {
    count: ranks.find(({ count }) => count !== null)?.count ?? null,
    high: first.high,
    by: explicit?.by ?? null,
  }
}

function keysOf(draft: Draft, quantities: readonly Quantity[], counted: boolean, isRanked: boolean): Key[] {
  const { index, placed, subject, picker } = draft
  const keys = of(placed, 'key').map(({ item }) => keyOf(draft, item.key, quantities))
  if (draft.asks.has('trend') && !keys.some(key => key.kind === 'time'))
    keys.push(keyOf(draft, { kind: 'grain', grain: 'month' }, quantities))
  if (quantities.length === 0) return keys
  const [first] = quantities
  const table = first === undefined ? '' : index.noun(nounIdOf(draft, first)).table
  const isRow =
    subject !== null &&
    !counted &&
    (subject.key !== undefined || subject.table !== table) &&
    (index.path(table, subject.table) !== null || subject.table === table)
  if (isRow && subject !== null && !keys.some(key => key.kind === 'thing'))
    return [...keys, { kind: 'thing', noun: subject.id }]
  if (keys.length > 0 && !isRanked) return keys
  // "Which city made the most": an attribute that is asked for stands for the rows.
  const categories = of(placed, 'attribute')
    .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
    .filter(id => index.attribute(id).kind === 'category' || index.attribute(id).kind === 'flag')
  const named: Key[] = [...new Set(categories)]
    .filter(id => !keys.some(key => key.kind === 'attribute' && key.attribute === id))
    .map(attribute => ({ kind: 'attribute', attribute }))
  return [...keys, ...named]
}

function keyOf(draft: Draft, ref: KeyRef, quantities: readonly Quantity[]): Key {
  const { index, picker } = draft
  const dates = quantities.flatMap(one => dateOf(index, one) ?? [])
  const date = dates[0] ?? draft.subject?.date
  switch (ref.kind) {
    case 'attribute': {
      const attribute = picker.attribute(ref.attributes)
      if (attribute === null) throw new Unclear('what to group by')
      return { kind: 'attribute', attribute }
    }
    case 'noun': {
      const noun = picker.noun(ref.nouns)
      if (noun === null) throw new Unclear('what to group by')
      return { kind: 'thing', noun: noun.id }
    }
    case 'grain':
      if (date === undefined) throw new Unclear('a date to group by')
      return { kind: 'time', attribute: date, grain: ref.grain }
    case 'weekday':
      if (date === undefined) throw new Unclear('a date to group by')
      return { kind: 'weekday', attribute: date }
    case 'decade': {
      const year = index.model.attributes.find(({ format }) => format === 'year')
      if (year === undefined) throw new Unclear('a year to group by')
      return { kind: 'step', attribute: year.id, size: 10 }
    }
  }
}

function conditionsOf(draft: Draft, noun: Noun | null): Condition[] {
  const { placed, picker, today } = draft
  return of(placed, 'condition').flatMap(({ item }) => {
    const found = toConditions(item.condition, { picker, noun, today })
    if (found === null) throw new Unclear('a condition')
    return found
  })
}

function isPlural(draft: Draft, keys: readonly Key[]): boolean {
  if (keys.some(key => key.kind === 'thing')) return draft.plural
  const attribute = of(draft.placed, 'attribute')[0]
  return attribute?.item.plural ?? false
}

function orderOf(
  draft: Draft,
  columns: readonly Column[],
  rank: Rank | null,
  ranked: number | null,
  timed: boolean,
): Order[] {
  const asked = of(draft.placed, 'order').flatMap(({ item }): Order[] => {
    const column = columns.findIndex(one => {
      if (one.kind === 'attribute') return item.by?.includes(one.attribute) ?? false
      if (one.kind !== 'quantity') return false
      if (one.quantity.kind === 'measure' && item.measures.includes(one.quantity.measure)) return true
      return one.quantity.kind === 'aggregate' && (item.by?.includes(one.quantity.attribute) ?? false)
    })
    const first = columns.findIndex(one => one.kind === 'quantity')
    const place = column >= 0 ? column : first
    return place < 0 ? [] : [{ column: place, descending: item.descending }]
  })
  if (asked.length > 0) return asked
  const first = columns.findIndex(one => one.kind === 'quantity')
  if (rank !== null && (ranked ?? first) >= 0) return [{ column: ranked ?? first, descending: rank.high }]
  return timed || first < 0 ? [] : [{ column: first, descending: true }]
}

function listPlan(
  draft: Draft,
  keys: readonly Key[],
  where: readonly Condition[],
  shown: readonly string[],
  rank: Rank | null,
  period: { period: Period; dates: readonly string[] } | null,
): Built {
  const { index, picker, subject } = draft
  const rankAttribute = rank?.by?.kind === 'attribute' ? picker.attribute(rank.by.attributes) : null
  const table =
    subject?.table ??
    (rankAttribute === null ? null : index.attribute(rankAttribute).table) ??
    where
      .map(one => ('attribute' in one ? index.attribute(one.attribute).table : null))
      .find(one => one !== null)
  const base = { where, keepEmpty: false, keep: [], shownFrom: null, limitPer: null } as const
  if (subject === null && rankAttribute === null && shown.length > 0 && where.length === 0) {
    const summary = draft.asks.has('count') ? ({ kind: 'count' } as const) : ({ kind: 'rows' } as const)
    const [attribute = ''] = shown
    return {
      plan: {
        ...base,
        keys: [...keys, { kind: 'attribute', attribute }],
        columns: [],
        order: [],
        limit: null,
        summary,
      },
      period: null,
    }
  }
  const noun = subject ?? (table === undefined || table === null ? null : picker.nounOfTable(table))
  if (noun === null) throw new Unclear('what is asked for')
  const date = period === null ? undefined : (period.dates[0] ?? noun.date)
  const dated = period === null || date === undefined ? [] : [during(date, period.period)]
  const wanted = shown.length > 0 ? shown : noun.columns
  const best = noun.best !== undefined && index.has(noun.best) ? noun.best : (noun.amount ?? null)
  const by = rank === null ? null : (rankAttribute ?? best)
  const orders = of(draft.placed, 'order').map(({ item }) => ({
    by: item.by === null ? (noun.amount ?? null) : picker.attribute(item.by),
    descending: item.descending,
  }))
  const names = [...wanted, ...[by, ...orders.map(one => one.by)].flatMap(id => id ?? [])]
  const columns = [...new Set(names)].filter(id => reachable(draft, noun, id))
  const order: Order[] = [
    ...orders.map(({ by: id, descending }) => ({ column: columns.indexOf(id ?? ''), descending })),
    ...(by === null ? [] : [{ column: columns.indexOf(by), descending: rank?.high ?? true }]),
  ].filter(({ column }) => column >= 0)
  return {
    plan: {
      ...base,
      where: [...where, ...dated],
      keys: [{ kind: 'thing', noun: noun.id }],
      columns: columns.map(attribute => ({ kind: 'attribute', attribute })),
      order,
      limit: rank === null ? null : (rank.count ?? (draft.plural ? 10 : 1)),
      summary: { kind: 'rows' },
    },
    period: period?.period ?? null,
  }
}
