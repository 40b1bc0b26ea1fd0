// "By hour", "what time of day", "the busiest hour of the day".
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const led =
  /^(by|per|by the|for each|in each|of each|for every|in every|each|every|in which|which|what|at what|at which|busiest|quietest|slowest|peak|best|worst|top|most popular)$/

export const hour = opensWith({ words: ['by', 'which'], texts: 'hour | hours | hourly | time | at | in' })((
  line,
  at,
) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const opens = line.is(at, 'by') || line.is(at, 'which') || /^(at|in)$/.test(text(at))
  const start = opens ? line.past(at + 1) : at
  const words = [0, 1, 2, 3].map(step => text(start + step)).join(' ')
  const ofDay = /^(hours?|time)( of the day| of day| of a day)/.exec(words)
  const isHourly = text(at) === 'hourly'
  const isLed =
    /^hours?$/.test(text(start)) &&
    (opens || led.test(text(start - 1)) || isRanked(line, start)) &&
    !line.means(start, 'amount')
  if (ofDay === null && !isLed && !isHourly) return null
  // "Sessions per hour" may be a rate, "in hours" a unit.
  const isPlain = text(at) === 'by' || line.is(at, 'which') || !opens
  if (ofDay === null && !isPlain) return null
  const end = ofDay === null ? start + 1 : start + ofDay[0].split(' ').length
  return { end, items: [{ kind: 'key', key: { kind: 'hour' } }] }
})

/** "The hour with the most orders". */
const isRanked = (line: Line, at: number): boolean =>
  /^(with|when|that has)$/.test(line.pieces[at + 1]?.text ?? '') &&
  line.is(line.past(at + 2), 'top', 'bottom', 'more', 'less')
