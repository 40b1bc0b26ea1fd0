// What a question says of time that the plan must not take for something else.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import { addDays } from '#engine/time/calendar.ts'
import { underWay } from '#engine/under-way.ts'
import { datesAhead } from '#engine/parse/assemble/words/ahead.ts'
import { areOtherTimes } from '#engine/parse/assemble/contradictions.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function timesFault(draft: Draft, plan: Plan): string | null {
  if (isOtherDate(draft, plan)) return 'which date'
  if (haveNoTime(plan)) return 'two times at once'
  if (doesWhenever(draft, plan)) return 'at which time'
  if (isStateAtATime(draft, plan) || goesOnAtTwoTimes(plan)) return 'the state at a time'
  if (isAddedAtNight(draft, plan)) return 'what was that night'
  if (isValueAtATime(draft, plan)) return 'what it was at that time'
  if (isYetToHappen(draft, plan)) return 'what is still to come'
  if (staysEmpty(draft)) return 'how long they are empty'
  if (spansTime(draft, plan)) return 'a length of time'
  if (sharesNights(draft, plan)) return 'a share of which nights'
  if (isFarAhead(draft, plan)) return 'a time so far ahead'
  return null
}

const allOf = ({ where, columns }: Plan) => [
  ...where,
  ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : [])),
]

/** Also of one number: what is counted is of both times. */
const haveNoTime = ({ where, columns }: Plan): boolean =>
  areOtherTimes(where) ||
  columns.some(one => one.kind === 'quantity' && areOtherTimes([...where, ...one.where]))

/** "Who checks out today, and which house": a verb names the date of rows that the plan does not speak of. */
function isOtherDate({ placed, index }: Draft, plan: Plan): boolean {
  const during = allOf(plan).flatMap(one =>
    one.kind === 'during' ? [index.attribute(one.attribute).table] : [],
  )
  // "Came in", "made" are said of anything.
  const named = of(placed, 'date').flatMap(({ item }) =>
    item.attribute.endsWith('.created_at') ? [] : [index.attribute(item.attribute).table],
  )
  const timed = of(placed, 'period').flatMap(({ item }) => item.dates.map(id => index.attribute(id).table))
  const isElsewhere = (tables: readonly string[]) =>
    tables.length > 0 && !tables.some(table => during.includes(table))
  return during.length > 0 && (isElsewhere(named) || isElsewhere(timed))
}

/** "How full will we be two years from now": nothing is known yet of a time that begins more than a year from today. */
const isFarAhead = ({ today }: Draft, plan: Plan): boolean =>
  allOf(plan).some(one => one.kind === 'during' && one.from !== undefined && one.from > addDays(today, 366))

/** "How long do homes sit empty": no stay tells that. */
const staysEmpty = ({ placed }: Draft): boolean =>
  placed.some(({ text }) => text === 'how long') &&
  of(placed, 'condition').some(({ text }) => /^(empty|vacant|unoccupied|unbooked|idle)$/.test(text))

/** "Who is in house on December 24": those who are there now are not the ones. */
const goesOnAtTwoTimes = (plan: Plan): boolean =>
  underWay(allOf(plan)) !== null &&
  allOf(plan).some(one => one.kind === 'during' && one.from !== undefined && one.to !== undefined)

/** "Homes that are occupied tonight", "cabins available in December": their status is that of now, and the day they were added says nothing about it. */
function isStateAtATime({ placed, subject, index }: Draft, plan: Plan): boolean {
  const named = [...of(placed, 'date'), ...of(placed, 'period').filter(({ item }) => item.dates.length > 0)]
  const counted = plan.columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'count' ? [index.noun(one.quantity.noun)] : [],
  )
  const listed = plan.keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun)] : []))
  return [...(subject === null ? [] : [subject]), ...counted, ...listed].some(({ table, date }) => {
    const added = `${table}.created_at`
    return (
      named.length === 0 &&
      date === added &&
      allOf(plan).some(one => (one.kind === 'during' || one.kind === 'weekday') && one.attribute === added) &&
      plan.where.some(one => one.kind === 'is' && one.attribute === `${table}.status`)
    )
  })
}

/** "Houses with people in them tonight": nothing is added to the books by night, so the night tells of something else. */
const isAddedAtNight = ({ placed }: Draft, plan: Plan): boolean =>
  of(placed, 'date').length === 0 &&
  of(placed, 'period').some(
    ({ item, text }) => item.dates.length === 0 && /\b(tonight|last night)\b/.test(text),
  ) &&
  allOf(plan).some(one => one.kind === 'during' && one.attribute.endsWith('.created_at'))

/** "The average nightly rate in July": prices are those of now, and those of homes that were added then tell nothing of July. */
function isValueAtATime({ placed, index }: Draft, plan: Plan): boolean {
  const isNamed =
    of(placed, 'date').length > 0 ||
    of(placed, 'period').some(({ item }) => item.dates.length > 0) ||
    placed.some(({ text }) => /\bnew(est|ly|er)?\b/.test(text))
  const timed = new Set([
    ...allOf(plan).flatMap(one => (one.kind === 'during' ? [one.attribute] : [])),
    ...plan.keys.flatMap(key => (key.kind === 'time' ? [key.attribute] : [])),
    ...plan.keys.flatMap(key =>
      key.kind === 'sides'
        ? key.sides.flatMap(side => side.where.flatMap(one => (one.kind === 'during' ? [one.attribute] : [])))
        : [],
    ),
  ])
  return (
    !isNamed &&
    plan.columns.some(one => {
      if (one.kind !== 'quantity' || one.quantity.kind !== 'aggregate') return false
      const { table } = index.attribute(one.quantity.attribute)
      return timed.has(`${table}.created_at`) && index.noun(one.quantity.noun).date === `${table}.created_at`
    })
  )
}

/** "Guests checking out", "who is arriving", and nobody says when: all there ever were did it at some time. */
const doesWhenever = ({ placed, index, subject }: Draft, plan: Plan): boolean =>
  plan.limit === null &&
  plan.keys.every(({ kind }) => kind === 'thing' || kind === 'attribute') &&
  !allOf(plan).some(({ kind }) => ['during', 'today', 'weekday'].includes(kind)) &&
  placed.some(({ item, text }) => {
    if (item.kind === 'noun') return comingOrGoing.test(text)
    const dates = item.kind === 'date' ? [item.attribute] : item.kind === 'attribute' ? item.attributes : []
    const isDay = dates.some(id => ['day', 'moment'].includes(index.attribute(id).kind))
    const isListed = plan.columns.every(({ kind }) => kind === 'attribute')
    const isOfPeople = subject?.vague?.includes('people') === true && isListed && /^\w+ing\b/.test(text)
    return isDay && (isOfPeople || comingOrGoing.test(text))
  })

const comingOrGoing = /^(checking (in|out)|arriving|leaving|departing)$/

/** "The pending ones for next weekend": what happens at a moment has happened; only a day may lie ahead. */
const isYetToHappen = ({ index, today }: Draft, plan: Plan): boolean => {
  const tables = new Set([...datesAhead(index)].map(id => index.attribute(id).table))
  return allOf(plan).some(one => {
    if (one.kind !== 'during' || one.from === undefined || one.from <= today) return false
    const { kind, table, noun } = index.attribute(one.attribute)
    // The day of a sale is one that only what was sold has; an appointment may well lie ahead.
    return kind === 'moment' || (kind === 'day' && noun !== undefined && !tables.has(table))
  })
}

/** "Nights on weekends", "came back within a year": the days of a stay are not the day it begins, nor is its length a wait. */
function spansTime({ placed, index }: Draft, plan: Plan): boolean {
  const all = allOf(plan)
  const addsNights = plan.columns.some(one => one.kind === 'quantity' && isSumOfNights(index, one.quantity))
  const onDays = all.some(one => one.kind === 'weekday') && of(placed, 'date').length === 0
  const isWait =
    of(placed, 'condition').some(({ text }) => /^within\b/.test(text)) &&
    all.some(one => one.kind === 'compare' && index.attribute(one.attribute).format === 'nights')
  const isAgain = of(placed, 'having').some(({ item }) => item.quantity.kind === 'count')
  return (addsNights && onDays) || (isWait && isAgain)
}

function isSumOfNights(index: ModelIndex, quantity: Quantity): boolean {
  const value = quantity.kind === 'measure' ? index.measure(quantity.measure).value : null
  const sum = quantity.kind === 'aggregate' ? quantity : value?.kind === 'aggregate' ? value.of : null
  const attribute = sum !== null && 'attribute' in sum && sum.fn === 'sum' ? sum.attribute : undefined
  return attribute !== undefined && index.attribute(attribute).format === 'nights'
}

/** "What share of nights were booked by month": of those that there were, and not of all that were ever booked. */
const sharesNights = ({ index }: Draft, { keys, columns }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'time') &&
  columns.some(one => {
    const part = one.kind === 'share' ? columns[one.of] : undefined
    if (part?.kind !== 'quantity') return false
    const { quantity } = part
    const isNights = (format: string) => format === 'nights'
    return quantity.kind === 'measure'
      ? isNights(index.measure(quantity.measure).format)
      : quantity.kind === 'aggregate' && isNights(index.attribute(quantity.attribute).format)
  })
