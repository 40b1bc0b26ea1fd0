// Two periods that a question names together: one within the other, one that cuts the other short, or two that speak of two dates.
import type { Item, Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { inItsYear } from './in-their-years.ts'

export function oneStretch(given: readonly Placed[]): Placed[] {
  const placed = saidOnce(withoutFirstMonth(given))
  const [one, other, ...more] = of(placed, 'period')
  const compares = placed.some(
    ({ item }) =>
      item.kind === 'versus' ||
      item.kind === 'period against period' ||
      item.kind === 'change' ||
      (item.kind === 'ask' && (item.how === 'share' || item.how === 'compare')),
  )
  if (one === undefined || other === undefined || more.length > 0) return [...placed]
  const series = inOneSeries(placed, one, other)
  if (series !== null) return series
  // "Spent 2000 this year but has not ordered in the last 60 days", "booked last year but not this year": each has its own time.
  const isDenied = placed.some(
    ({ item, start }) => item.kind === 'noun' && item.none && start > one.start && start < other.start,
  )
  if (isDenied) return [...placed]
  // "Bookings made this month against last month": the verb is said of both.
  const isWeighed = placed.some(
    ({ item }) => item.kind === 'versus' || item.kind === 'period against period' || item.kind === 'change',
  )
  const apart = isWeighed ? null : ofTwoDates(placed, one, other)
  if (apart !== null) return apart
  const both =
    inOtherWords(one, other) ??
    withItsEdge(one, other) ??
    fromItOn(one, other) ??
    inCommon(one.item.period, other.item.period) ??
    (isStepped(placed, other) ? inItsYear(one, other) : null)
  if (compares || both === null) return [...placed]
  if (isOfManyYears(one, other) || isOfManyYears(other, one)) throw new Unclear('which year')
  const item: Item = { ...one.item, period: both, dates: [...one.item.dates, ...other.item.dates] }
  return placed.flatMap(entry => (entry === other ? [] : entry === one ? [{ ...one, item }] : [entry]))
}

/** "Quarter by quarter for 2025, Q1 through Q4": its own quarters. */
const isStepped = (placed: readonly Placed[], other: Placed): boolean =>
  other.afterAnd !== true && of(placed, 'key').some(({ item }) => item.key.kind === 'grain')

/** "For each month of 2025, January first": the order of the rows, and no day. */
const withoutFirstMonth = (placed: readonly Placed[]): Placed[] => {
  const byMonth = of(placed, 'key').some(({ item: { key } }) => key.kind === 'grain' && key.grain === 'month')
  return placed.filter(
    ({ item, text, afterBreak }) =>
      !(byMonth && item.kind === 'period' && afterBreak === true && /^jan(uary)? first$/.test(text)),
  )
}

/** "By month, this year against last year": a series over both holds each month of the one and of the other. */
function inOneSeries(
  placed: readonly Placed[],
  one: PlacedOf<'period'>,
  other: PlacedOf<'period'>,
): Placed[] | null {
  const isOther = (['change', 'period against period', 'share', 'rank'] as const).some(kind =>
    placed.some(({ item }) => item.kind === kind || (item.kind === 'ask' && item.how === kind)),
  )
  const [key, ...more] = of(placed, 'key')
  const isHeld =
    other.afterAnd === true ||
    placed.some(({ item }) => item.kind === 'versus' || (item.kind === 'ask' && item.how === 'compare'))
  // "For the 2025 books, Q1 through Q4": those of that year.
  const isYearless = [one, other].some(
    ({ item }) => item.period.yearless === true || item.period.range === true,
  )
  if (!isHeld || isYearless) return null
  if (isOther || key?.item.key.kind !== 'grain' || more.length > 0) return null
  const { grain } = key.item.key
  const [first, second] = [one.item.period, other.item.period].toSorted((a, b) =>
    (a.from ?? '') < (b.from ?? '') ? -1 : 1,
  )
  const { from } = first ?? {}
  const { to } = second ?? {}
  if (from === undefined || to === undefined || first?.to !== second?.from) return null
  if (addUnits(from, 1, grain) > (first?.to ?? '') || (second?.from ?? '') < from) return null
  const item: Item = { ...one.item, period: { from, to, label: labelOf({ from, to }) } }
  return placed.flatMap((entry): Placed[] => {
    const compares =
      entry.item.kind === 'versus' || (entry.item.kind === 'ask' && entry.item.how === 'compare')
    return entry === other || compares ? [] : entry === one ? [{ ...one, item }] : [entry]
  })
}

/** "To come in after today": open towards the future twice, which is once; the date that is named counts. */
function saidOnce(placed: readonly Placed[]): Placed[] {
  const periods = of(placed, 'period')
  const again = periods.filter(
    ({ item: { period, dates } }, at) =>
      dates.length === 0 &&
      period.to === undefined &&
      periods.some(
        ({ item: other }, place) =>
          place !== at &&
          other.period.from === period.from &&
          other.period.to === undefined &&
          (place < at || other.dates.length > 0),
      ),
  )
  return withoutRestated(placed.filter(one => !again.some(period => period === one)))
}

/** "Checking out this coming week, like from tomorrow through Sunday the 22nd": the same days in other words, with nothing between. */
function withoutRestated(placed: readonly Placed[]): Placed[] {
  const [one, other, ...more] = of(placed, 'period')
  if (one === undefined || other === undefined || more.length > 0) return [...placed]
  const [{ period: a, dates }, { period: b, dates: own }] = [one.item, other.item]
  const isSame = a.from !== undefined && a.to !== undefined && a.from === b.from && a.to === b.to
  const isBetween = placed.some(
    ({ start, item }) => start >= one.end && start < other.start && item !== other.item,
  )
  // "Thanksgiving week arrivals Nov 22-28": which days those are to whoever asks.
  const isFeast = /^(thanksgiving|christmas|xmas|easter|labor day|memorial day)\b[^\d]*$/.test(one.text)
  const isApart = placed.some(({ item }) => item.kind === 'versus' || item.kind === 'period against period')
  const isShort = b.from !== undefined && (b.to ?? '9') <= addUnits(b.from, 21, 'day')
  const areDays = isShort && /\d/.test(other.text) && other.afterAnd !== true && !isApart
  if (isFeast && areDays && dates.length + own.length === 0 && overlap(a, b))
    return placed.filter(entry => entry !== one)
  const isAgain = isSame && dates.length > 0 && own.length === 0 && one.text !== other.text && !isBetween
  return placed.filter(entry => !(isAgain && entry === other))
}

const overlap = (a: Period, b: Period): boolean =>
  (a.from ?? '') < (b.to ?? '9') && (b.from ?? '') < (a.to ?? '9')

/** "Thanksgiving week, Nov 23 to Nov 29": the same days twice, which tells the year as well. */
function inOtherWords(one: PlacedOf<'period'>, other: PlacedOf<'period'>): Period | null {
  // "2026 only, Jan to Dec".
  if (other.start > one.end + 2) return null
  const readings = ({ item: { period } }: PlacedOf<'period'>) => [
    period,
    ...(period.otherwise === undefined ? [] : [period.otherwise]),
  ]
  return readings(one).find(a => readings(other).some(b => a.from === b.from && a.to === b.to)) ?? null
}

/** "Since the start of summer (June 1)": the day on which it begins or ends, said beside it. */
function withItsEdge(one: PlacedOf<'period'>, other: PlacedOf<'period'>): Period | null {
  const { from, to, since } = one.item.period
  const day = other.item.period
  const isDay = day.from !== undefined && day.to === addUnits(day.from, 1, 'day')
  const isOpen = since === true || from === undefined || to === undefined
  const isBeside = other.start <= one.end + 1 && other.afterBreak === true
  return isBeside && isDay && isOpen && (day.from === from || day.to === to) ? one.item.period : null
}

/** "Black Friday last year, so November 28 through December 1": the day was named twice, and the days from it on are meant. */
function fromItOn(one: PlacedOf<'period'>, other: PlacedOf<'period'>): Period | null {
  const { from, to } = one.item.period
  const last = other.item.period
  const isDay = from !== undefined && to === addUnits(from, 1, 'day')
  const isBound =
    last.from === undefined && other.start === one.end && /^(through|thru|until|till)\b/.test(other.text)
  const isRange =
    last.from === from && other.start <= one.end + 2 && / (through|thru|to|until|till) /.test(other.text)
  if (!isDay || !(isBound || isRange) || last.to === undefined || last.to <= to) return null
  return { from, to: last.to, label: labelOf({ from, to: last.to }) }
}

/** "November and December over the past two years": there is one in each of them. */
const isOfManyYears = (inner: PlacedOf<'period'>, outer: PlacedOf<'period'>): boolean => {
  const { from, to } = outer.item.period
  const { from: start, to: end } = inner.item.period
  if (from === undefined || start === undefined || end === undefined || !monthsOnly.test(inner.text))
    return false
  return addUnits(end, -1, 'year') > from && start < (to ?? '9')
}

const monthsOnly =
  /^(in |for |during |of )?(the )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter|q[1-4])[^0-9]*$/

/** "Check-ins after today, until the end of March": of the March to come, where the last one leaves nothing. */
const inCommon = (a: Period, b: Period): Period | null =>
  common(a, b) ??
  (b.otherwise === undefined ? null : common(a, b.otherwise)) ??
  (a.otherwise === undefined ? null : common(a.otherwise, b))

/** "Upcoming reservations next week" are those of the week; "this month so far" ends today. */
function common(a: Period, b: Period): Period | null {
  // "From December to March last winter": the season only tells which year is meant.
  if (holds(a, b)) return isNamedRange(a) ? a : b
  if (holds(b, a)) return isNamedRange(b) ? b : a
  const isOpen = [a.from, a.to, b.from, b.to].includes(undefined)
  const from = [a.from, b.from]
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1)
  const to = [a.to, b.to].filter(day => day !== undefined).toSorted()[0]
  if (!isOpen || from === undefined || to === undefined || from >= to) return null
  return { from, to, label: labelOf({ from, to }) }
}

const isNamedRange = ({ range, yearless }: Period): boolean => range === true && yearless === true

export const holds = (a: Period, b: Period) =>
  (a.from ?? '') <= (b.from ?? '') && (b.to ?? '9') <= (a.to ?? '9') && (a.from !== b.from || a.to !== b.to)

/** "Bookings made in October for check-in in December": the date that is named is a condition, the other one the period. */
function ofTwoDates(
  placed: readonly Placed[],
  one: PlacedOf<'period'>,
  other: PlacedOf<'period'>,
): Placed[] | null {
  const isOpen = ({ item: { period } }: PlacedOf<'period'>) =>
    period.from === undefined || period.to === undefined
  const [first, second] = [one.item.dates, other.item.dates].map(list => new Set(list))
  const same = first?.size === second?.size && [...(first ?? [])].every(id => second?.has(id))
  if (same || ((first?.size === 0 || second?.size === 0) && (isOpen(one) || isOpen(other)))) return null
  const named = (first?.size ?? 0) > 0 ? one : other
  const left = named === one ? other : one
  const { dates } = named.item
  const period = ofItsYear(named.item.period, left.item.period)
  const item: Item = { kind: 'condition', condition: { kind: 'dated', attributes: dates, period } }
  return placed.flatMap((entry): Placed[] => {
    if (entry === named) return [{ ...named, item }]
    if (entry === left)
      return [{ ...left, item: { ...left.item, period: laterThan(period, left.item.period) } }]
    return entry.item.kind === 'date' && dates.includes(entry.item.attribute) ? [] : [entry]
  })
}

/** "This year's bookings with an arrival date from 21 to 27 December": the days of that year, and not the last ones that were. */
const ofItsYear = (own: Period, other: Period): Period => {
  const { from, to, otherwise } = own
  const isYear = other.from !== undefined && addUnits(other.from, 1, 'year') === other.to
  const isOutside = (to ?? '9') <= (other.from ?? '') || (from ?? '') >= (other.to ?? '9')
  return isYear && isOutside && otherwise !== undefined && holds(other, otherwise) ? otherwise : own
}

/** Booked in October 2026 for December: the one to come. */
const laterThan = (named: Period, { otherwise, ...own }: Period): Period =>
  otherwise !== undefined && (own.to ?? '9') <= (named.from ?? '') ? otherwise : own
