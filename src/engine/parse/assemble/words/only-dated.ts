// "Reservations cancelled for arrivals in 2025": a second name of the same rows right before a time says only which date is meant. "Cancelled
// reservations, October arrivals", "the most reservations with arrival in it": a word for a day says so wherever it stands. In "bookings we
// took for arrivals in June" the time right behind is that day's, and not the verb's.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function onlyDated(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const told = [
    ...of(placed, 'noun').filter(({ item }) => !item.weak && !item.none),
    ...of(placed, 'quantity').filter(({ item }) => item.quantity.kind === 'count'),
    ...of(placed, 'rank').filter(({ item }) => item.by?.kind === 'count'),
    ...of(placed, 'having').filter(({ item }) => item.quantity?.kind === 'count'),
  ]
  const isCompared = of(placed, 'versus').length > 0
  const inTime = of(placed, 'key').some(({ item: { key } }) => key.kind === 'grain' || key.kind === 'weekday')
  return periodsOfDays(index, placed).map(one => {
    const day = inTime ? dayOf(index, one) : null
    if (day !== null) return { ...one, item: { kind: 'date', attribute: day } }
    const noun = one.item.kind === 'noun' && !one.item.weak && !one.item.none ? one.item.nouns[0] : undefined
    if (noun === undefined) return one
    const { table, date, key } = index.noun(noun)
    const periods = of(placed, 'period').filter(({ item }) => item.dates.length === 0)
    const isDayHere = !isCompared && one.afterAnd !== true && isWordOfDay(index, date, one.text)
    const timed = periods.some(({ start }) => start === one.end) || (periods.length > 0 && isDayHere)
    if (!timed) return one
    const isSecond = told.some(
      mark => mark.end <= one.start && countedBy(mark).some(id => id !== noun && isOf(index.noun(id), table)),
    )
    return isSecond && date !== undefined && key === undefined && isPlain(index.noun(noun))
      ? { ...one, item: { kind: 'date', attribute: date } }
      : one
  })
}

/** "Took bookings for arrivals in June": without the verb's own date the time is that of the arrivals. */
function periodsOfDays(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const days = of(placed, 'noun').filter(({ item, text, afterAnd }) => {
    const [id] = item.nouns
    return id !== undefined && afterAnd !== true && isWordOfDay(index, index.noun(id).date, text)
  })
  const isDated = of(placed, 'date').length > 0
  const ends = new Map(days.map(({ end, item }) => [end, item.nouns[0]]))
  return placed.map(one => {
    const noun = one.item.kind === 'period' ? ends.get(one.start) : undefined
    const date = noun === undefined ? undefined : index.noun(noun).date
    if (one.item.kind !== 'period' || date === undefined) return one
    const isOfVerb = isDated || one.item.dates.length > 0
    return isOfVerb ? { ...one, item: { ...one.item, dates: [date] } } : one
  })
}

const countedBy = ({ item }: Placed): readonly string[] => {
  if (item.kind === 'noun') return item.nouns
  const number =
    item.kind === 'quantity' || item.kind === 'having'
      ? item.quantity
      : item.kind === 'rank'
        ? item.by
        : undefined
  return number?.kind === 'count' ? number.nouns : []
}

/** "Arrivals", "check-in": its date is a day that goes by that name. A "booking" is more than its date. */
const isWordOfDay = (index: ModelIndex, date: string | undefined, text: string): boolean => {
  const day = text.replace(/s$/, '')
  return (
    date !== undefined && index.attribute(date).words.some(word => word === day || word === `${day} date`)
  )
}

/** "Revenue per month, by order date": by which day it goes. */
const dayOf = (index: ModelIndex, { item }: Placed): string | null => {
  if (item.kind !== 'key' || item.key.kind !== 'attribute') return null
  const [only, ...others] = item.key.attributes
  return only !== undefined && others.length === 0 && isDay(index, only) ? only : null
}

const isDay = (index: ModelIndex, id: string) => /^(day|moment)$/.test(index.attribute(id).kind)

const isOf = (noun: Noun, table: string) => noun.table === table && noun.key === undefined

/** A viewing is a kind of reservation; an arrival is any that was not called off. */
const isPlain = ({ where = [] }: Noun) => where.every(one => one.kind === 'is' && one.not === true)
