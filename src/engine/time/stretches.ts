import { addUnits } from './calendar.ts'
import { durationAt, unitsAt } from './durations.ts'
import { furthest, type Recognizer } from './named.ts'
import { phraseTable } from '#engine/text/phrase-table.ts'
import { phraseAt } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { settle } from './resolve.ts'

const sides = phraseTable([
  ['before', 'before, prior to, ahead of, leading up to, up to, preceding'],
  ['after', 'after, following, from'],
] as const)

/** "The days before" are no number of days. */
const oneUnit = (reader: Reader, at: number) =>
  wordAt(reader, at).endsWith('s') ? undefined : unitsAt(reader, at, 1)

/** "the two weeks before Thanksgiving 2025", "the week leading up to July 4", "the 10 days after Labor Day": up to a day, or from it on. */
export function besideDay(days: readonly Recognizer[]): Recognizer {
  return (reader, at) => {
    const duration = durationAt(reader, at) ?? oneUnit(reader, at)
    const side = duration === undefined ? undefined : phraseAt(reader, duration.end, sides)
    const day =
      side === undefined
        ? undefined
        : settle(furthest(days.map(recognize => recognize(reader, side.end))), reader.today)
    const { from, to } = day?.window ?? {}
    if (duration === undefined || day?.grain !== 'day' || from === undefined || to === undefined)
      return undefined
    const { count, unit } = duration
    const window =
      side?.value === 'before'
        ? { from: addUnits(from, -count, unit), to: from }
        : { from: to, to: addUnits(to, count, unit) }
    return { end: day.end, grain: 'span', window }
  }
}
