// "Who is arriving in December": a month without a year is the one to come where the question looks ahead and the rows may.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addDays } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'

export function lookingAhead(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const ahead = datesAhead(index)
  if (ahead.size === 0) return [...placed]
  const looks = placed.some(one => datesOf(index, one).some(id => ahead.has(id)))
  const areToCome = placed.some(one => isToBe(index, one) || isOpen(one))
  const moved = placed.map((one): Placed => {
    if (one.item.kind !== 'period') return one
    if (one.item.period.since === true)
      return { ...one, item: { ...one.item, period: upTo(one.item.period, today) } }
    // "Nothing on the books after today": nobody has booked tomorrow yet, but many arrive.
    const isToCome = (one.item.period.from ?? '') > today
    if (isToCome && looks && !one.item.dates.some(id => ahead.has(id)))
      return { ...one, item: { ...one.item, dates: [] } }
    if ((one.item.ahead !== true && !areToCome) || !looks) return one
    const { otherwise } = one.item.period
    if (otherwise === undefined || isOver(placed, one, today) || !isSoon(otherwise, today)) return one
    const dates = isUndone(placed) ? [] : one.item.dates
    return { ...one, item: { ...one.item, period: otherwise, dates } }
  })
  return withoutEndBefore(moved, today)
}

/** "Booked so far in January": nothing of January lies before today. */
function withoutEndBefore(placed: readonly Placed[], today: string): Placed[] {
  const isAhead = placed.some(({ item }) => item.kind === 'period' && (item.period.from ?? '') > today)
  return placed.filter(
    ({ item }) =>
      !isAhead ||
      item.kind !== 'period' ||
      item.period.from !== undefined ||
      item.period.to !== addDays(today, 1),
  )
}

const isSoon = (period: Period | undefined, today: string): boolean =>
  period?.from !== undefined && period.from >= today && period.from < addDays(today, farthest)

/** "Homes nobody has booked in December": in November, the stays that are still missing. */
const isUndone = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'noun' && item.none && item.verb === true)

/** "Starting in March and ending in April 2026": another time says which year is meant. */
const isOver = (placed: readonly Placed[], one: Placed, today: string): boolean =>
  placed.some(
    ({ item, start }) =>
      item.kind === 'period' &&
      item !== one.item &&
      !isDenied(placed, start, one) &&
      item.period.otherwise === undefined &&
      (item.period.to ?? '9') <= today,
  )

/** "Booked last year but have nothing booked for December": what is missing has a time of its own. */
const isDenied = (placed: readonly Placed[], from: number, one: Placed): boolean =>
  one.item.kind === 'period' &&
  one.item.ahead === true &&
  placed.some(({ item, start }) => item.kind === 'noun' && item.none && start > from && start < one.start)

/** "Are scheduled for December": the things are those still to come. */
const isToBe = (index: ModelIndex, { item }: Placed): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'segment' &&
  !item.condition.not &&
  item.condition.segments.some(id =>
    index.segment(id).where.some(one => one.kind === 'today' && one.op.startsWith('>')),
  )

/** "Confirmed, pending and cancelled for December": what is still open is still to come; beside what is completed it is not. */
const isOpen = ({ item }: Placed): boolean => {
  if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return false
  const states = item.condition.options
    .flat()
    .flatMap(({ attribute, value }) => (attribute.endsWith('.status') ? [value] : []))
  return states.length > 1 && states.includes('pending') && !states.includes('completed')
}

/** Half a year: nobody asks in November who arrives next October without saying so. */
const farthest = 183

/** "The worst month since January": what has not come yet is none of them. */
function upTo({ from, ...period }: Period, today: string): Period {
  const to = addDays(today, 1)
  if (from === undefined || period.to !== undefined || from > today)
    return from === undefined ? period : { ...period, from }
  return { ...period, from, to, label: labelOf({ from, to }) }
}

/** Dates that the business also speaks of before they have come: upcoming stays. */
export const datesAhead = ({ model }: ModelIndex): ReadonlySet<string> =>
  new Set(
    model.segments.flatMap(({ where }) =>
      where.flatMap(one => (one.kind === 'today' && one.op.startsWith('>') ? [one.attribute] : [])),
    ),
  )

/** By which dates the things of an item are counted. */
function datesOf(index: ModelIndex, { item }: Placed): readonly string[] {
  if (item.kind === 'period') return item.dates
  if (item.kind === 'noun') return item.nouns.flatMap(id => index.noun(id).date ?? [])
  // "Nights booked for Thanksgiving week".
  if (item.kind === 'attribute') return item.attributes.flatMap(id => ofTable(index, id))
  // "How much is locked in for December": only a state tells what is spoken of.
  if (item.kind === 'condition' && item.condition.kind === 'values')
    return item.condition.options.flat().flatMap(({ attribute }) => ofTable(index, attribute))
  return item.kind === 'quantity' ? ofQuantity(index, item.quantity) : []
}

const ofTable = (index: ModelIndex, attribute: string): string[] => {
  const { table } = index.attribute(attribute)
  return index.model.nouns.flatMap(one => (one.table === table ? (one.date ?? []) : [])).slice(0, 1)
}

function ofQuantity(index: ModelIndex, ref: QuantityRef): string[] {
  if (ref.kind === 'aggregate') return ref.attributes.flatMap(id => ofTable(index, id))
  const nouns =
    ref.kind === 'measure'
      ? ref.measures.map(id => index.measure(id).noun)
      : ref.kind === 'count'
        ? ref.nouns
        : []
  return nouns.flatMap(id => index.noun(id).date ?? [])
}
