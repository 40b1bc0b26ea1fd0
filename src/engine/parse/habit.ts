// "When do people shop": at what hours, on which days, in what months? Nothing says which, and the dates of all rows are no answer.
import type { Line } from './piece.ts'

export function asksForHabit(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (text(at) !== 'when' || !/^(do|does)$/.test(text(at + 1))) return false
  const who = line.pieces[at + 2]
  const isMany = who?.plural === true && line.all(at + 2, 'noun').length > 0
  const ends = (place: number) => line.pieces[place] === undefined || /^[?.!]$/.test(text(place))
  return isMany && [3, 4, 5].some(step => ends(at + step))
}
