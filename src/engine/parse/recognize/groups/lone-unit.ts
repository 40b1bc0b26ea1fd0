// A unit of time that stands alone: "monthly revenue", "which month", "the busiest check-out weekday".
import type { Line } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import { grainKey, keysFrom } from './key.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'
import { datesAt } from './units-of-time.ts'

/** "Monthly revenue", "by month and city", "the busiest check-out weekday". */
export const loneUnit = (line: Line, at: number): Found | null => {
  if (/^decades?$/.test(line.pieces[at]?.text ?? '') && isAskedFor(line, at)) return keysFrom(line, at)
  const led =
    datesAt(line, at).length > 0 && line.means(at + 1, 'grain')?.grouping === false && isAskedFor(line, at)
  const grain = line.means(led ? at + 1 : at, 'grain')
  if (grain !== undefined && isRanked(line, at))
    return { end: at + 1, items: [{ kind: 'key', key: grainKey(grain.grain) }] }
  if (
    grain === undefined ||
    (grain.counted && !isInOne(line, at)) ||
    !(grain.grouping || led || isAskedFor(line, at))
  )
    return null
  // "What year was the oldest house built": the year is its own.
  const built = line.pieces.some((_, place) =>
    line.all(place, 'attribute').some(({ sort }) => sort === 'year'),
  )
  if (grain.grain === 'year' && !grain.grouping && built) return null
  if (isKind(line, at)) return null
  const isList = /^(by|per|for each|in each|each|split by|grouped by|group by|broken down by) /.test(
    line.pieces[at]?.text ?? '',
  )
  return isList || led
    ? keysFrom(line, at)
    : { end: at + 1, items: [{ kind: 'key', key: grainKey(grain.grain) }] }
}

/** "Top 5 days by revenue", "the three best months for bookings": what is ranked are stretches of time. */
const isRanked = (line: Line, at: number): boolean => {
  const behind = line.past(at + 1)
  const isBy = line.is(behind, 'by') || /^(by|for|in terms of)$/.test(line.pieces[at + 1]?.text ?? '')
  const count = line.means(at - 1, 'amount')?.amount
  const isNumbered = count?.kind === 'exact' && line.is(at - 2, 'top', 'bottom')
  return line.pieces[at]?.plural === true && isBy && (isNumbered || line.is(at - 1, 'top', 'bottom'))
}

/** "Monthly stays by month", "type = monthly", "weekly and monthly ones": the kind of a stay, not a unit to group by. */
function isKind(line: Line, at: number): boolean {
  const own = line.all(at, 'value').map(({ attribute }) => attribute)
  if (own.length === 0) return false
  // "Monthly guest count", "weekly booking numbers": what is counted in each of them.
  const next = line.past(at + 2)
  const isNumber = /^(count|counts|number|numbers|total|totals|volume|tally|figures)$/
  if (line.all(at + 1, 'noun').length > 0 && isNumber.test(line.pieces[next]?.text ?? '')) return false
  // "Weekly type only".
  if (line.all(at + 1, 'attribute').some(({ attribute }) => own.includes(attribute))) return true
  // "How long do monthly guests stay": people are of a kind, and do not come by the month.
  const isPeople = /^(guests|people|renters|tenants|folks|stayers|customers)$/.test(
    line.pieces[at + 1]?.text ?? '',
  )
  if (isPeople && at > 0 && !line.is(at - 1, 'comma')) return true
  const isOf = /\bof$/.test(line.pieces[at - 1]?.text ?? '')
  // "Weekly bookings as a percentage of all bookings".
  const isPart = line.is(line.past(at + 2), 'share')
  if ((isOf || isPart) && line.all(at + 1, 'noun').length > 0) return true
  const before = line.pieces[at - 1]
  if (/^(is|are|was|were)$/.test(before?.text ?? '')) return true
  // "Average nights, weekly only".
  if (line.pieces[at + 1]?.text === 'only') return true
  // "ADR by city, weekly bookings only", "revenue by state, weekly bookings, last quarter": set apart behind the groups.
  if (line.all(at + 1, 'noun').length > 0 && isNarrowing(line, at)) return true
  if (line.all(at + 1, 'noun').some(({ weak }) => !weak) && isOfMean(line, at)) return true
  // "Only the weekly ones".
  if (/^ones?$/.test(line.pieces[at + 1]?.text ?? '')) return true
  if (isWhole(line, at) || isBesideSame(line, at)) return true
  // "From weekly reservations", "every confirmed monthly reservation", "how many monthly stays".
  const thing = line.all(at + 1, 'noun').some(({ weak }) => !weak)
  const described =
    /^(from|for|only|with|through|via|all|any|every|each)$/.test(before?.text ?? '') ||
    // "The cancellation rate on the monthly bookings", "how many of the monthly ones".
    (before?.text === 'the' && /\b(on|of|among|for|from)$/.test(line.pieces[at - 2]?.text ?? '')) ||
    line.is(at - 1, 'count') ||
    isPaid(line, at) ||
    isOnThem(line, at) ||
    line.all(at - 1, 'value').length > 0 ||
    line.pieces[at + 1]?.plural !== true
  if (thing && described) return true
  const others = line.pieces.map((_, place) => place).filter(place => place !== at)
  return others.some(
    place =>
      (line.means(place, 'grain')?.grouping === true && line.all(place, 'value').length === 0) ||
      line.all(place, 'value').some(({ attribute }) => own.includes(attribute)) ||
      (place < at && line.all(place, 'attribute').some(({ attribute }) => own.includes(attribute))),
  )
}

/** "Bookings and weekly bookings by city": some of those that are named beside them. */
function isBesideSame(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const things = text(at + 1)
  const isJoint = (place: number) => line.is(place, 'comma', 'and')
  if (line.all(at + 1, 'noun').length === 0) return false
  return (
    (isJoint(at - 1) && text(at - 2) === things) ||
    (isJoint(at + 2) && text(at + 4) === things && line.all(at + 3, 'value').length > 0)
  )
}

/** "The cancellation rate on monthly reservations": a number of such things; "a report on monthly bookings" goes through the months. */
const isOnThem = (line: Line, at: number): boolean =>
  /\b(on|among)$/.test(line.pieces[at - 1]?.text ?? '') && line.all(at - 2, 'measure').length > 0

/** "What did the weekly bookings bring in", "how much came in through monthly stays": things that are paid for, and no weeks. */
function isPaid(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const before = text(at - 1) === 'the' ? at - 2 : at - 1
  const much = line.pieces.findIndex((_, place) => line.is(place, 'how much', 'how much money'))
  if (much >= 0 && much < at && /^(did|do|does|have|on|off)$/.test(text(before))) return true
  return (
    /^(did|do|does|have)$/.test(text(before)) &&
    /^(bring|earn|make|pay|cost|gross|yield)\b/.test(text(at + 2))
  )
}

/** "Average length of stay, monthly bookings since 2025": a mean is asked for, and then of what. */
const isOfMean = (line: Line, at: number): boolean => {
  const end = line.is(at - 1, 'comma') ? at - 1 : at
  const said = line.pieces.slice(0, end)
  const isMean = (place: number) =>
    line.is(place, 'average', 'median') || /^(?:average|median) |^adr$/.test(line.pieces[place]?.text ?? '')
  // "Average monthly bookings" are a mean of months.
  if (
    line.is(end - 1, 'average', 'median') ||
    /^(?:number|count)( of)?$/.test(line.pieces[end - 1]?.text ?? '')
  )
    return false
  return (
    isMean(line.past(0)) &&
    !said.some(
      (_, place) => line.is(place, 'comma', 'and', 'by') || line.means(place, 'period') !== undefined,
    )
  )
}

/** Things of a kind that "only" narrows to, or that a pause parts from groups that are named before. */
const isNarrowing = (line: Line, at: number): boolean => {
  const closes = (place: number) => place >= line.length || line.is(place, 'comma')
  if (line.pieces[at + 2]?.text === 'only' && closes(at + 3)) return true
  const isGrouped = line.pieces.slice(0, at).some((_, place) => line.is(place, 'by'))
  return isGrouped && line.is(at - 1, 'comma') && closes(at + 2)
}

/** "Monthly stays next month": a single month has no months to group by. */
function isWhole(line: Line, at: number): boolean {
  const grain = line.means(at, 'grain')?.grain
  const periods = line.pieces.flatMap((_, place) => line.means(place, 'period') ?? [])
  if (grain === undefined || grain === 'weekday' || line.all(at + 1, 'noun').every(({ weak }) => weak))
    return false
  return periods.some(
    ({ period: { from, to } }) => from !== undefined && to !== undefined && to <= addUnits(from, 1, grain),
  )
}

/** "The most sales in a month": months are what is ranked. */
const isInOne = (line: Line, at: number): boolean =>
  /^(a|one)$/.test(line.pieces[at - 1]?.text ?? '') &&
  line.pieces[at - 2]?.text === 'in' &&
  /^most\b/.test(line.pieces[0]?.text ?? '')

/** "Which month", "the busiest month", "what day of the week". */
function isAskedFor(line: Line, at: number): boolean {
  let before = at - 1
  const isPassed = (place: number) =>
    (line.pieces[place]?.soft === true && !line.is(place, 'which')) || isVerb(line, place)
  // "Our biggest sales day", "the best revenue month": what it is ranked by stands between.
  const isRankedBy =
    line.all(before, 'measure').length > 0 && line.is(before - 1, 'top', 'bottom') && before === at - 1
  if (isRankedBy) return true
  while (isPassed(before)) before--
  return (
    line.is(before, 'which', 'top', 'bottom') ||
    line.all(before, 'ranks').length > 0 ||
    line.all(before, 'extreme').length > 0 ||
    isInOne(line, at) ||
    // "Month with the least revenue".
    (line.pieces[at + 1]?.text === 'with' && line.is(line.past(at + 2), 'top', 'bottom'))
  )
}

/** "The busiest shopping day": what is done on it. */
const isVerb = (line: Line, at: number) => {
  const { meanings = [], text = '' } = line.pieces[at] ?? {}
  return text.endsWith('ing') && meanings.length > 0 && meanings.every(one => one.kind === 'noun' && one.weak)
}
