// "Bookings by month of the year", "which month of the year is the busiest": January of every year is one group, and not one of each year.
import { hour } from './hour.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const month = /^((by|per|each|every|for each|by the|in each) )?months?$/

const monthOfYear = opensWith({ kinds: ['grain'], words: ['by', 'which'] })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const opens = line.is(at, 'by') || line.is(at, 'which')
  const start = opens ? line.past(at + 1) : at
  if (!month.test(text(start))) return null
  const words = [1, 2, 3].map(step => text(start + step)).join(' ')
  if (words !== 'of the year') return null
  return { end: start + 4, items: [{ kind: 'key', key: { kind: 'month of year' } }] }
})

/** Hours come again each day, and months each year. */
export const inTurns = [hour, monthOfYear]
