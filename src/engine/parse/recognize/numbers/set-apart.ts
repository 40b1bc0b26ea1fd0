// "Upcoming bookings, number please", "active listings - total": a word that a mark sets apart from all that was said before it.
import type { Line } from '#engine/parse/piece.ts'

/** "Number, amount, status" are columns: nothing may follow. */
export function isSetApart(line: Line, at: number): boolean {
  const sentence = line.pieces[at]?.sentence
  const edge = (from: number, step: 1 | -1): number => {
    let place = from
    while (line.pieces[place]?.soft === true && line.pieces[place]?.sentence === sentence) place += step
    return place
  }
  const ends = (place: number) => line.pieces[place]?.sentence !== sentence
  const before = edge(at - 1, -1)
  return ends(edge(at + 1, 1)) && (ends(before) || line.is(before, 'comma'))
}
