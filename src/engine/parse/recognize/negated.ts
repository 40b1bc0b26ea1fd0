// "not booked", "no pool", "without viewings": what stands before turns the meaning round.
import type { Line } from '#engine/parse/piece.ts'

export const negationBefore = (line: Line, at: number): boolean => {
  for (let before = at - 1; before >= 0 && before >= at - 3; before--) {
    if (line.is(before, 'not', 'none') || /^(w\/o|without)$/.test(line.pieces[before]?.text ?? ''))
      return true
    if (line.pieces[before]?.soft !== true) return false
  }
  return false
}
