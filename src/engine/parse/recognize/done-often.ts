// "Got booked more than 10 times", "returned twice", "booked the most often": what was done so often, and no state.
import type { Line } from '#engine/parse/piece.ts'

export function isDoneOften(line: Line, at: number): boolean {
  const isVerb = line.all(at, 'noun').some(({ verb }) => verb === true)
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const next = line.past(at + 1)
  const behind = `${text(next)} ${text(next + 1)}`
  if (isVerb && /\b(most|least) (often|frequently|commonly)\b/.test(behind)) return true
  // "Get booked more than the ones in Moab": how often, and no state.
  const isMore = /^(more|less|fewer)$/.test(text(next)) && line.is(next + 1, 'than')
  if (isVerb && isMore) return true
  if (!isVerb || line.means(at + 1, 'amount') === undefined) return false
  return /\b(once|twice|thrice)\b/.test(text(at + 1)) || /^times?$/.test(text(at + 2))
}
