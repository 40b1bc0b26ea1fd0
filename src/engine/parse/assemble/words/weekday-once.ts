// "Which weekdays do people arrive on: bookings per check-in weekday", "what weekday do they show up? Count them by the day they
// checked in": the days of the week that are asked for first are those that are spelled out behind.
import type { Placed } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import { isUsual } from '#engine/parse/assemble/habits.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function weekdayOnce(placed: readonly Placed[]): Placed[] {
  const keys = of(placed, 'key')
  const first = keys.find(({ item }) => item.key.kind === 'weekday')
  if (first === undefined) return [...placed]
  // "Orders per day on average, by weekday": the days of the calendar are what is averaged over.
  const isMean = of(placed, 'averaged').some(mark => !isUsual(mark)) || of(placed, 'average per').length > 0
  const again = keys.filter(
    ({ item: { key }, afterAnd }) => key.kind === 'weekday' || (!isMean && isDay(key) && afterAnd !== true),
  )
  if (again.length < 2) return [...placed]
  const dates = again.map(({ item }) => datesOf(item.key)).find(list => list.length > 0) ?? []
  const once: Placed = { ...first, item: { kind: 'key', key: { kind: 'weekday', dates } } }
  const isNumber = ({ item, start }: Placed) => start > first.start && item.kind === 'quantity' && !item.weak
  const counted = placed.find(isNumber)
  return placed.flatMap((one): Placed[] => {
    if (one === first) return [once]
    if (again.some(key => key === one)) return []
    // "On which weekdays do guests check in? The number of stays": those who do it are no rows of the answer.
    const isDoer = counted !== undefined && one.start > first.start && one.start < counted.start
    return isDoer && one.item.kind === 'noun' ? [{ ...one, item: { ...one.item, agent: true } }] : [one]
  })
}

const isDay = (key: KeyRef): boolean => key.kind === 'grain' && key.grain === 'day'

const datesOf = (key: KeyRef): readonly string[] =>
  key.kind === 'weekday' || key.kind === 'grain' ? (key.dates ?? []) : []
