// Things with their attributes, or the values of an attribute: nothing is computed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Key, Order, Plan } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { nounBehind, nounOfDate } from './noun-behind.ts'
import { judgedBy, limitedBy } from './judged-by.ts'
import { narrowedBy } from './narrowed-by.ts'
import { ofStays } from './narrowing.ts'
import { naturalOrder } from './natural-order.ts'
import { ordersIn } from './order/orders-asked.ts'
import type { Rank } from './rank.ts'
import { rowsAgainstAverage } from './rows-against-average.ts'
import { dayOfOrder } from './shown-day.ts'
import { Unclear } from './unclear.ts'
import { dateOfNoun, during } from './when.ts'

export interface ListParts {
  keys: readonly Key[]
  where: readonly Condition[]
  shown: readonly string[]
  rank: Rank | null
  period: { period: Period; dates: readonly string[] } | null
}

const saysWay = /\b(first|last|asc|ascending|desc|descending|to|up|down|[a-z]+est)\b/

export function listPlan(draft: Draft, { keys, where, shown, rank, period }: ListParts): Plan {
  const { index, picker, placed, subject } = draft
  if (keys.length > 0) throw new Unclear('what to count or add up for each group')
  const rankAttribute = rank?.by?.kind === 'attribute' ? picker.attribute(rank.by.attributes) : null
  const base = { keepEmpty: false, keep: [], shownFrom: null, limitPer: null } as const
  if (subject === null && rankAttribute === null && shown.length > 0 && where.length === 0 && period === null)
    return {
      ...base,
      where,
      keys: shown.map(attribute => ({ kind: 'attribute', attribute })),
      columns: [],
      order: [],
      limit: null,
      summary: countsValues(draft, shown) ? { kind: 'count' } : { kind: 'rows' },
    }
  const noun = subject ?? nounBehind(draft, rankAttribute, where) ?? nounOfDate(draft)
  if (noun === null) throw new Unclear('what is asked for')
  // "Stock value of what was paid by card": a number of other things than the condition speaks of.
  const ofOthers = shown.filter(id => index.attribute(id).kind === 'number')
  if (
    subject === null &&
    ofOthers.length > 0 &&
    ofOthers.every(id => index.attribute(id).table !== noun.table)
  )
    throw new Unclear('whose number it is')
  const date =
    period === null
      ? undefined
      : ([...period.dates, ...of(placed, 'date').map(({ item }) => item.attribute)].find(
          id => index.attribute(id).table === noun.table,
        ) ??
        dateOfNoun(index, noun, where) ??
        undefined)
  if (period !== null && date === undefined) throw new Unclear('a date')
  // "The price of the Kestrel camera last year": what a thing was like then is not kept.
  const one = where.some(condition => {
    if (condition.kind !== 'is') return false
    const { names, table } = index.attribute(condition.attribute)
    return names === true && table === noun.table
  })
  if (one && period !== null && period.dates.length === 0) throw new Unclear('what it was like then')
  const dated = period === null || date === undefined ? [] : [during(date, period.period)]
  const usual = period === null ? [] : ofStays(draft, noun, where)
  const best = noun.best !== undefined && index.has(noun.best) ? noun.best : (noun.amount ?? null)
  const by = rank === null ? null : (rankAttribute ?? best)
  if (rank !== null && by === null) throw new Unclear('what to rank by')
  // "The five with the most rent, biggest first": in the order that they are ranked in.
  const ofRank = (descending: boolean) => (rank?.high === descending ? by : null)
  const orders = ordersIn(draft).map(item => ({
    by:
      item.by === null
        ? item.quality === true
          ? judgedBy(index, where, noun)
          : item.dated === true
            ? (date ?? noun.date ?? null)
            : item.named === true
              ? (noun.name[0] ?? null)
              : (ofRank(item.descending) ??
                onlyNumber(index, shown) ??
                limitedBy(index, where, shown) ??
                orderable(draft, shown, noun))
        : (dayOfOrder(index, noun, { by: item.by, shown, dated: date }) ?? picker.attribute(item.by)),
    descending: item.descending,
    quality: item.quality === true,
  }))
  // "The 10 cheapest, sorted by beds": put in another order first, other rows would be the first ten.
  if (rank !== null && orders.some(one => one.by !== null && one.by !== by))
    throw new Unclear('another order')
  // "The 10 dearest, cheapest first"; "the top 5 by orders, sorted by orders" names no way.
  const isTurned = rank !== null && orders.some(({ descending }) => descending !== rank.high)
  if (isTurned && (rank.by === null || of(draft.placed, 'order').some(({ text }) => saysWay.test(text))))
    throw new Unclear('another order')
  // "Best ones first": of two that are rated alike, the one that more people rated.
  const [judged] = orders.flatMap(one => (one.quality && one.descending && one.by !== null ? [one.by] : []))
  const tied = by ?? judged
  const tie = tied === undefined ? null : (index.attribute(tied).then ?? null)
  // "With guest, home and amount": things that are named beside the list are shown by their names.
  const beside = draft.mentioned
    .filter(one => one.table !== noun.table && index.path(noun.table, one.table) !== null)
    .concat(of(draft.placed, 'ask').some(({ text }) => text === 'who') ? peopleOf(draft, noun) : [])
    .flatMap(one => one.name)
  const own = datesShown(draft, noun)
  const isByName = of(draft.placed, 'order').some(({ item }) => item.named === true)
  const narrowed = narrowedBy(index, noun, [...where, ...dated])
  // Behind all that is usual, what the list is about would be out of sight on most screens.
  const unusual = narrowed.filter(id => !noun.columns.includes(id) && index.attribute(id).format !== 'text')
  const wanted = [
    ...(isByName && shown.length === 0 ? noun.name : []),
    ...(shown.length > 0
      ? shown
      : unusual.length > 0
        ? [...noun.name, ...unusual, ...noun.columns]
        : noun.columns),
    ...own,
    ...beside,
    ...[by, tie, ...orders.map(one => one.by)].flatMap(id => id ?? []),
    ...narrowed,
  ]
  const columns = [...new Set(wanted)]
  if (columns.some(id => index.path(noun.table, index.attribute(id).table) === null))
    throw new Unclear('a column')
  const keep = rowsAgainstAverage(draft, { noun, where, shown, columns })
  const order: Order[] = [
    ...(isTurned ? [] : orders).map(({ by: id, descending }) => ({
      column: columns.indexOf(id ?? ''),
      descending,
    })),
    ...[by, tie].flatMap(id =>
      id === null ? [] : [{ column: columns.indexOf(id), descending: rank?.high ?? true }],
    ),
  ].filter(({ column }, at, all) => column >= 0 && all.findIndex(one => one.column === column) === at)
  const natural = naturalOrder(index, {
    noun,
    columns,
    where,
    period: period?.period ?? null,
    today: draft.today,
  })
  return {
    ...base,
    where: [...where, ...usual, ...dated],
    keep,
    keys: [{ kind: 'thing', noun: noun.id }],
    columns: columns.map(attribute => ({ kind: 'attribute', attribute })),
    order: order.length > 0 ? order : natural,
    limit:
      rank === null
        ? (of(draft.placed, 'limit')[0]?.item.count ?? null)
        : rank.skip > 0
          ? 1
          : rank.count === Infinity
            ? null
            : (rank.count ?? ((subject === null ? rank.plural || namesMany(draft) : draft.plural) ? 10 : 1)),
    ...(rank !== null && rank.skip > 0 ? { skip: rank.skip } : {}),
    summary: draft.counting && keep.length > 0 ? { kind: 'count' } : { kind: 'rows' },
  }
}

/** "Top rated toys": what they are called by their kind are several, where no noun names them. */
const namesMany = ({ placed, index }: Draft): boolean =>
  of(placed, 'condition').some(
    ({ item: { condition }, text, start }) =>
      condition.kind === 'values' &&
      /[^su]s$/.test(text) &&
      of(placed, 'rank').some(({ end }) => end === start) &&
      condition.options.flat().every(({ attribute }) => !(index.model.places ?? []).includes(attribute)),
  )

/** "How many brands are there"; "status / type count" counts no combinations. */
function countsValues({ asks }: Draft, shown: readonly string[]): boolean {
  if (!asks.has('count')) return false
  if (shown.length > 1) throw new Unclear('what is counted')
  return true
}

/** "Name and stock, ascending": by the one number that is shown, or by what such things cost. */
function orderable({ index }: Draft, shown: readonly string[], noun: Noun): string | null {
  const numbers = shown.filter(id => index.attribute(id).kind === 'number')
  const usual = noun.amount ?? null
  if (numbers.length === 0 || (usual !== null && numbers.includes(usual))) return usual
  if (numbers.length > 1) throw new Unclear('an order')
  return numbers[0] ?? usual
}

/** "The highest order, and who placed it". */
const peopleOf = ({ index }: Draft, noun: Noun): Noun[] =>
  index.model.nouns
    .filter(
      one =>
        one.vague?.includes('people') === true &&
        one.table !== noun.table &&
        index.path(noun.table, one.table) !== null,
    )
    .slice(0, 1)

/** "Address and living area, largest first": of one number that is asked for, no other is meant. */
function onlyNumber(index: ModelIndex, shown: readonly string[]): string | null {
  const numbers = shown.filter(id => index.attribute(id).kind === 'number')
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** "With guest, dates and amount": of what begins and ends, both days. */
function datesShown({ placed, index }: Draft, { date: usual, columns }: Noun): string[] {
  const [wish] = of(placed, 'its date')
  // "Check-outs this week, guest, home and date": of the day that the time is of.
  const named = new Set(of(placed, 'period').flatMap(({ item }) => item.dates))
  const [own, ...others] = named
  const isOwn =
    own !== undefined &&
    others.length === 0 &&
    usual !== undefined &&
    index.attribute(own).table === index.attribute(usual).table
  const date = isOwn ? own : usual
  if (wish === undefined || date === undefined) return []
  const { kind, table } = index.attribute(date)
  const isSuch = (id: string) => index.attribute(id).kind === kind && index.attribute(id).table === table
  // "Guests arriving this week, name and both dates": those of what they did.
  const its = index.model.nouns.filter(one => one.date === date && one.table === table)
  const all = [...new Set([...columns, ...its.flatMap(one => one.columns)])]
  return [date, ...(/^(?:both )?dates$/.test(wish.text) ? all.filter(isSuch) : [])]
}
