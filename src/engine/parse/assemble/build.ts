// From a draft to a plan: what a row stands for, what is shown of it, and which rows are left.
import type { Noun } from '#contract/model.ts'
import type { Keep, Key, Plan, Quantity } from '#engine/plan.ts'
import type { Period } from '#engine/parse/piece.ts'
import { aboveAverage, averagedIn, keptByAverage } from './above-average.ts'
import { leftOver } from './check/check.ts'
import type { Draft } from './draft.ts'
import { firstOnes } from './first-ones.ts'
import { of } from './items.ts'
import { keysOf, tableOf } from './keys.ts'
import { byRows, isStanding } from './many-rows.ts'
import { withOwnRows } from './limits-of-kinds.ts'
import { listPlan } from './list-plan.ts'
import { isEnough, keptBy, limitsOf, needsEmpty, timelessIn } from './limits.ts'
import { narrowedBy } from './narrowed-by.ts'
import { conditionsOf, isHalfSaid, joinedKinds, saidOfThings, scopeOf } from './narrowing.ts'
import { homeNoun, quantity, same, unique } from './quantity.ts'
import { firstPart, lifted, partsOf, withParts } from './of-those.ts'
import { askedColumns, attributeColumns } from './asked-columns.ts'
import { overTheFirst } from './over-the-first.ts'
import { overThoseLeft, thoseLeft } from './over-those-left.ts'
import { amongThatTime } from './passing.ts'
import { peopleThere } from './people-there.ts'
import { orderOf } from './order/orders-asked.ts'
import { limitOf, placeOf, rankOf, tieOf, tieOrder } from './rank.ts'
import { rankedBy, ranksFewest } from './ranked-by.ts'
import { relate } from './relations.ts'
import { specialPlan } from './special-plans.ts'
import { withSupposed } from './supposed.ts'
import { ranksTogether } from './ranked-together.ts'
import { summaryOf } from './summary.ts'
import { timesAsked } from './time-of-missing.ts'
import { timesOver } from './times-over.ts'
import { statusesIn } from './statuses-in.ts'
import { Unclear } from './unclear.ts'
import { asksOneNumber, bareCount, moneyAsked, rolledUp, totalOf, whatChanged } from './unnamed.ts'
import { dated } from './dated.ts'
import { during, namedDate } from './when.ts'
import { wholeOfRate } from './whole-of-rate.ts'

export interface Built {
  plan: Plan
  period: Period | null
}

/** "Dec 25" is a day of December, or the month of 2025. */
export const dayOrMonth = 'a day or a month'

export function build(draft: Draft): Built {
  if (of(draft.placed, 'period').some(({ item }) => item.period.orMonth === true))
    throw new Unclear(dayOrMonth)
  const { plan, handled } = relate(draft, amongThatTime(draft, planOf(draft)))
  const missed = leftOver(draft, plan, handled)
  if (missed !== null) throw new Unclear(missed)
  const period = of(draft.placed, 'period')[0]?.item.period ?? null
  return timesOver(draft, { plan: withSupposed(draft, plan), period })
}

function planOf(draft: Draft): Plan {
  const special = specialPlan(draft)
  if (special !== null) return special
  const { index, picker, placed, subject } = draft
  const rank = rankOf(draft)
  const limits = limitsOf(draft)
  const ranked = rankedBy(draft, rank)
  const limited = limits.length > 0 || draft.missing.length > 0
  const grouped = of(placed, 'key').length > 0
  const ratios = of(placed, 'ratio')
  const computes = draft.quantities.length > 0 || ratios.length > 0 || ranked !== null || limited
  const free = (subject === null && of(placed, 'condition').length === 0) || asksOneNumber(draft)
  const weighs =
    draft.asks.has('share') ||
    draft.asks.has('compare') ||
    draft.asks.has('trend') ||
    of(placed, 'versus').length > 0 ||
    of(placed, 'period against period').length > 0 ||
    (of(placed, 'change').length > 0 && !draft.asks.has('which'))
  const rolled = grouped || (!computes && (free || weighs || draft.asks.has('money'))) ? rolledUp(draft) : []
  const counted =
    subject !== null &&
    !limited &&
    !(draft.counting && !grouped && aboveAverage(draft).length > 0) &&
    (draft.counting ||
      ((grouped || weighs) && !computes && rolled.length === 0 && !draft.asks.has('how much')))
  const main = unique([
    ...(counted && subject !== null
      ? [byRows(draft, subject) ?? { kind: 'count' as const, noun: subject.id }]
      : []),
    ...draft.quantities.map(({ ref }) => quantity(draft, ref)),
    ...ratios.flatMap(({ item }) => [quantity(draft, item.top), quantity(draft, item.bottom)]),
    ...rolled,
    ...(ranked === null ? [] : [ranked]),
    ...bareCount(draft, counted),
    ...moneyAsked(draft),
    ...whatChanged(draft),
  ])
  // "Booked 8 times and never cancelled": who has rows of the one kind may have none of the other.
  const isOfRows = draft.missing.some(({ noun }) => noun.table === subject?.table)
  if (subject?.key !== undefined && isOfRows && !limits.some(isEnough)) throw new Unclear('what is missing')
  if (isHalfSaid(draft)) throw new Unclear('what is there and what is not')
  const missing: Quantity[] = draft.missing.map(({ noun }) => ({ kind: 'count', noun: noun.id }))
  if (
    missing.some(one =>
      [...main, ...limits.map(({ quantity: other }) => other)].some(other => same(one, other)),
    )
  )
    throw new Unclear('what is missing')
  const computed = unique([
    ...main,
    ...averagedIn(draft),
    ...limits.flatMap(one => [one.quantity, ...(one.than === null ? [] : [one.than])]),
    ...missing,
  ])
  const all = unique([...computed, ...totalOf(draft, computed)])
  const keys = keysOf(draft, all, counted, rank !== null)
  const thing = thingOf(draft, keys)
  const { period, without } = timesAsked(draft, limits)
  const [lost] = draft.missing
  const behind = (start: number) => lost !== undefined && start >= lost.start && !saidOfThings(draft, start)
  const listedIn =
    period === null
      ? undefined
      : period.dates.find(
          id =>
            thing !== null &&
            index.attribute(id).table === thing.table &&
            all.every(one => tableOf(draft, one) !== thing.table),
        )
  const about = thing ?? subject ?? homeNoun(draft)
  const stated = joinedKinds(
    draft,
    conditionsOf(draft, about, start => !behind(start) && start < firstPart(draft)),
  )
  const isTimeless = timelessIn(limits, main, period !== null)
  const parts = partsOf(draft, about)
  const rows = [
    ...scopeOf(draft, all, thing, stated),
    ...stated,
    ...peopleThere(draft, { period, keys, counted: all, stated }),
    ...lifted(draft, parts),
    // Grouping by status shows every status, also those that are left out otherwise.
    ...keys.flatMap(key => statusesIn(key).map(attribute => ({ kind: 'free' as const, attribute }))),
    ...(listedIn === undefined || period === null ? [] : [during(listedIn, period.period)]),
  ]
  const where = [...rows, ...firstOnes(draft, rows, all)]
  const ofMissing = conditionsOf(draft, lost?.noun ?? null, behind)
  const inKeys = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const asked = askedColumns(draft)
  // "What did the last home go for, and when did it close": the money stands beside what else is asked for.
  const besides = draft.asks.has('how much') && asked.length + of(placed, 'its date').length > 0
  const money =
    of(placed, 'total').length > 0 || besides ? [(thing ?? subject ?? homeNoun(draft))?.amount] : []
  const isRankedBy = (id: string) => thing !== null && ranked?.kind === 'aggregate' && ranked.attribute === id
  const shown = [...new Set([...asked, ...(all.length === 0 ? money.flatMap(id => id ?? []) : [])])].filter(
    id => !inKeys.has(id) && !(all.length > 0 && (thing?.name.includes(id) || isRankedBy(id))),
  )
  if (all.length === 0 && draft.asks.has('how much') && rank === null && shown.length === 0)
    throw new Unclear('how much of what')
  if (all.length === 0) return listPlan(draft, { keys, where, shown, rank, period })

  const byAttribute =
    rank?.by?.kind === 'attribute' && ranked === null ? picker.attribute(rank.by.attributes) : null
  const tie = tieOf(draft, rank, thing)
  const held = limits.flatMap(({ own }) => own?.attribute ?? [])
  // "Customers worth over 3,000 without an order": a list, which shows what it is narrowed by.
  const listed = thing !== null && missing.length > 0 ? narrowedBy(index, thing, where) : []
  const wanted = new Set([...shown, ...[byAttribute, tie].flatMap(id => id ?? []), ...held, ...listed])
  const attributes = attributeColumns(draft, thing, [...wanted])
  const shownColumns = withParts(
    draft,
    [
      ...attributes,
      ...all.map(one => ({
        kind: 'quantity' as const,
        quantity: one,
        where: [
          ...(listedIn === undefined && !isStanding(draft, one, all) && !isTimeless(one)
            ? dated(draft, one, missing.some(other => same(other, one)) ? without : period, keys, where)
            : []),
          ...(missing.some(other => same(other, one)) ? ofMissing : []),
          ...(limits.some(limit => same(limit.quantity, one)) ? wholeOfRate(index, one, all) : []),
        ],
      })),
    ],
    parts,
  )
  const place = (one: Quantity) => attributes.length + all.findIndex(other => same(other, one))
  const kept: Keep[] = [
    ...limits.map(limit => keptBy(limit, place, id => placeOf(shownColumns, id))),
    ...missing.map((one): Keep => ({ column: place(one), op: '=', value: { kind: 'number', value: 0 } })),
    ...keptByAverage(draft, main, keys, one => (one === null ? attributes.length : place(one))),
  ]
  const { columns, keep } = withOwnRows(shownColumns, kept, limits)
  const dates = new Set(
    keys.some(key => key.kind === 'time') ? all.map(one => namedDate(draft, one, where)) : [],
  )
  if (dates.size > 1) throw new Unclear('two dates in one series')
  if (keep.length > 0 && keys.length === 0) {
    const those = thoseLeft(draft)
    if (those === null) throw new Unclear('whose limit this is')
    return overThoseLeft(planOf(those.listed), those)
  }
  const limit = limitOf(draft, rank, keys, ranked)
  const per = rank !== null && keys.length > 1 && !ranksTogether(draft, keys)
  const first = overTheFirst(draft)
  if (first !== null && (keys.length !== 1 || (first !== 'sum' && keys[0]?.kind !== 'thing')))
    throw new Unclear('a number over the first')
  const [wish] = draft.quantities
  return {
    keys,
    columns,
    where,
    keepEmpty:
      keys.length > 0 &&
      (needsEmpty(index, columns, keep) || ranksFewest(keys, rank, ranked)) &&
      keys.every(key => key.kind === 'thing' || key.kind === 'attribute'),
    keep,
    order: [
      ...orderOf(draft, columns, keys, rank, ranked === null ? placeOf(columns, byAttribute) : place(ranked)),
      ...tieOrder(columns, rank, tie),
    ],
    limit: per ? null : limit,
    ...(rank !== null && rank.skip > 0 && !per ? { skip: rank.skip } : {}),
    shownFrom: null,
    limitPer: per ? limit : null,
    summary:
      first === null || wish === undefined
        ? summaryOf(draft, { counted, main, keep, keys, column: attributes.length })
        : { kind: 'aggregate', fn: first, column: place(quantity(draft, wish.ref)) },
  }
}

/** The last of them: of "the last order of each customer", the order. */
function thingOf({ index }: Draft, keys: readonly Key[]): Noun | null {
  const thing = keys.findLast(key => key.kind === 'thing')
  return thing?.kind === 'thing' ? index.noun(thing.noun) : null
}
