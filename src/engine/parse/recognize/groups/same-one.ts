// "Booked the very same home twice", "four orders of the same product": each of them is counted with each such thing.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { newcomers } from '#engine/parse/recognize/times/newcomers.ts'

const sameOne = opensWith({ texts: 'same | very | exact | exactly | one' })((line, at) => {
  let place = at
  while (/^(one|and|the|very|exact|exactly)$/.test(text(line, place))) place++
  if (text(line, place) !== 'same') return null
  place++
  while (/^(exact|one|single)$/.test(text(line, place))) place++
  const nouns = line.all(place, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (nouns.length === 0 || line.pieces[place]?.plural === true || isHeldAgainst(line, place)) return null
  return { end: place + 1, items: [{ kind: 'same one', nouns }] }
})

/** "In the same home as last year": as another time, and no number of times. */
const isHeldAgainst = (line: Line, at: number): boolean =>
  /^(as|than|that|which|we|i|they|type|kind|category|brand|month|day|week|year|time)$/.test(
    text(line, at + 1),
  )

const text = (line: Line, at: number): string => line.pieces[at]?.text ?? ''

/** What each of them did for the first time, or again. */
export const doneByEach: readonly Recognizer[] = [newcomers, sameOne]
