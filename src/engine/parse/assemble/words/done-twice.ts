// "Stayed in 2024 and came back in 2025", "bought in both March and April": those who did it in the one time and in the other.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { type Column, plainPlan, type Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { conditionsOf } from '#engine/parse/assemble/narrowing.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { during } from '#engine/parse/assemble/when.ts'

/** "Who stayed in 2024 came back in 2025": between two times, coming back is doing it again. */
export function doneAgain(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = inBothTimes(bookedAgain(given))
  const [first, second, ...more] = of(placed, 'period')
  const verb = of(placed, 'noun').find(({ item, start }) => item.verb === true && start < (first?.start ?? 0))
  if (first === undefined || second === undefined || more.length > 0 || verb === undefined) return [...placed]
  return placed.map(one => {
    const isBetween = one.start >= first.end && one.end <= second.start
    const condition = one.item.kind === 'condition' ? one.item.condition : null
    if (!isBetween || condition?.kind !== 'segment' || condition.not) return one
    const isAgain =
      / (again|back)$/.test(one.text) || condition.segments.some(id => index.segment(id).count !== undefined)
    return isAgain ? { ...one, item: verb.item } : one
  })
}

/** "Booked in 2025 and again in 2026": the verb that dates the first time is done in the second one, by the same day. */
function bookedAgain(placed: readonly Placed[]): readonly Placed[] {
  const [first, second, ...more] = of(placed, 'period')
  if (first === undefined || second === undefined || more.length > 0) return placed
  const again = of(placed, 'noun').find(
    ({ item, start, end }) => item.verb === true && start >= first.end && end <= second.start,
  )
  const date = of(placed, 'date').findLast(({ end }) => end <= first.start)
  const isVerb = of(placed, 'noun').some(({ item, start }) => item.verb === true && start < first.start)
  if (again === undefined || !/^again$/.test(again.text) || date === undefined || isVerb) return placed
  const { dates } = first.item
  return placed.map(one => {
    if (one === date) return { ...again, start: date.start, end: date.end }
    return one === second ? { ...second, item: { ...second.item, dates } } : one
  })
}

/** "Bought in both March and April": once in March, and once in April. */
function inBothTimes(placed: readonly Placed[]): Placed[] {
  const [only, ...more] = of(placed, 'period')
  const verb = of(placed, 'noun').findLast(({ item, end }) => !item.none && end <= (only?.start ?? 0))
  const [first, second, ...others] = only?.item.period.parts ?? []
  if (only?.item.both !== true || more.length > 0 || verb === undefined) return [...placed]
  if (first === undefined || second === undefined || others.length > 0) return [...placed]
  const { start } = only
  const at = (period: Period): Placed => ({
    ...only,
    item: { kind: 'period', period, dates: only.item.dates },
  })
  return placed.flatMap(one =>
    one === only
      ? [
          { ...at(first), end: start },
          { ...verb, start, end: start },
          { ...at(second), start: start + 1 },
        ]
      : [one],
  )
}

const notTwice = [
  'rank',
  'key',
  'having',
  'versus',
  'change',
  'running',
  'order',
  'limit',
  'period against period',
] as const

/** The plan, or null where nothing was done twice. */
export function doneTwicePlan(draft: Draft): Plan | null {
  const { placed, index, missing, asks } = draft
  const who = countedOr(draft)
  const doings = who === null ? [] : doingsOf(draft, who)
  const times = timesOf(draft, doings)
  const others = notTwice.some(kind => of(placed, kind).length > 0)
  if (times === null || who === null || others || missing.length > 0) return null
  const said = conditionsOf(draft, who, () => true)
  // In Aspen both times, or once? Only what is said of those who did it is certain.
  const isTheirs = (id: string) => who.key === undefined && index.attribute(id).table === who.table
  // "Completed orders in both 2025 and 2026": said once, of what was done in each.
  const isOfBoth = of(placed, 'period').some(({ start, end }) => start === end)
  const isOfThem = (one: Condition) => attributesOf(one).every(isTheirs)
  if (!isOfBoth && !said.every(isOfThem) && !isSaidTwice(draft, who, isOfThem))
    throw new Unclear('two things at once')
  const where = onlyOnce(said)
  const dates = of(placed, 'period').flatMap(({ item }) => item.dates)
  const columns = times.map((period, at): Column => {
    const event = doings[at]?.event
    const date = dates.find(id => index.attribute(id).table === event?.table) ?? event?.date
    if (event === undefined || date === undefined) throw new Unclear('a date')
    return { kind: 'quantity', quantity: { kind: 'count', noun: event.id }, where: [during(date, period)] }
  })
  const isCount = draft.counting || draft.quantities.length > 0 || asks.has('count')
  return plainPlan({
    keys: [{ kind: 'thing', noun: who.id }],
    columns,
    where,
    keep: times.map((_, column) => ({ column, op: '>=', value: { kind: 'number', value: 1 } })),
    order: [{ column: 0, descending: true }],
    // "What share of those who ordered last month ordered again": of those of the first time.
    summary: asks.has('share') ? { kind: 'share', among: 1 } : { kind: isCount ? 'count' : 'rows' },
  })
}

/** "A completed order in 2025 and a completed order in 2026": the same of each time, in so many words. */
function isSaidTwice(draft: Draft, who: Noun, isOfThem: (one: Condition) => boolean): boolean {
  const [first] = of(draft.placed, 'period')
  const within = (isThere: (at: number) => boolean) =>
    onlyOnce(conditionsOf(draft, who, isThere).filter(one => !isOfThem(one))).map(one => JSON.stringify(one))
  const [before, behind] = [within(at => at < (first?.end ?? 0)), within(at => at >= (first?.end ?? 0))]
  return before.length === behind.length && before.every(one => behind.includes(one))
}

const onlyOnce = (list: readonly Condition[]): Condition[] => [
  ...new Map(list.map(one => [JSON.stringify(one), one])).values(),
]

interface Doing {
  start: number
  event: Noun
}

/** What they did, by a verb or by what came of it: "stayed in 2025", "have a booking in 2026". */
const doingsOf = ({ placed, index }: Draft, who: Noun): Doing[] =>
  of(placed, 'noun').flatMap(({ item, start, afterBreak }): Doing[] => {
    // "Homes: bookings in 2025, bookings in 2026": numbers side by side.
    const event =
      item.none || (afterBreak === true && item.verb !== true)
        ? undefined
        : item.nouns.map(id => index.noun(id)).find(one => one.id !== who.id && isDoneBy(index, one, who))
    return event === undefined ? [] : [{ start, event }]
  })

/** "Stayed in 2024 with a booking in July" leaves open of which year; "in September and again in October this year" does not. */
function isOfWhichYear(one: Period, other: Period): boolean {
  const yearOf = ({ from = '' }: Period) => from.slice(0, 4)
  const isBefore = ({ to }: Period, { from }: Period) => to !== undefined && from !== undefined && to <= from
  const isMixed = (one.yearless === true) !== (other.yearless === true)
  return isMixed && !(yearOf(one) === yearOf(other) && (isBefore(one, other) || isBefore(other, one)))
}

/** Two times of which each has its verb. */
function timesOf({ placed }: Draft, [one, other, ...rest]: readonly Doing[]): readonly Period[] | null {
  const [first, second, ...more] = of(placed, 'period')
  if (first === undefined || second === undefined || more.length > 0) return null
  if (isOfWhichYear(first.item.period, second.item.period)) return null
  const isApart =
    one !== undefined &&
    other !== undefined &&
    rest.length === 0 &&
    one.start < first.start &&
    other.start >= first.end &&
    other.start < second.start
  return isApart ? [first.item.period, second.item.period] : null
}

/** Those who are counted, or those who are listed. */
function countedOr({ quantities, picker, subject }: Draft): Noun | null {
  const [only, ...more] = quantities
  if (only === undefined) return subject
  return more.length === 0 && only.ref.kind === 'count' ? picker.noun(only.ref.nouns) : null
}

const isDoneBy = (index: ModelIndex, event: Noun, who: Noun): boolean =>
  who.key === undefined
    ? who.table !== event.table && index.path(event.table, who.table) !== null
    : who.table === event.table && event.key === undefined
