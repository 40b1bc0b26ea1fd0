// "Got booked more than 10 times", "returned twice": what was done so often, and no state.
import type { Line } from '#engine/parse/piece.ts'

export function isDoneOften(line: Line, at: number): boolean {
  const isVerb = line.all(at, 'noun').some(({ verb }) => verb === true)
  if (!isVerb || line.means(at + 1, 'amount') === undefined) return false
  const text = (place: number) => line.pieces[place]?.text ?? ''
  return /\b(once|twice|thrice)\b/.test(text(at + 1)) || /^times?$/.test(text(at + 2))
}
