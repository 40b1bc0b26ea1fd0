// "October 2026 next to October 2025: revenue for the two months": the times that are compared, and no others.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const timesNamed = opensWith({ texts: 'two | both | 2' })((line, at) => {
  const isTwo = /^(two|both|2)$/.test(line.pieces[at]?.text ?? '')
  const isTime =
    line.means(at + 1, 'grain') !== undefined ||
    /^(periods|stretches|halves)$/.test(line.pieces[at + 1]?.text ?? '')
  const isLed = /^(the|these|those|for|in|of|over)$/.test(line.pieces[at - 1]?.text ?? '')
  return isTwo && isTime && isLed && areTwo(line, at) ? { end: at + 2, items: [] } : null
})

const areTwo = (line: Line, at: number): boolean => {
  const times = line.pieces.slice(0, at).flatMap((_, place) => line.means(place, 'period')?.period ?? [])
  return times.length === 2 || (times.length === 1 && times[0]?.parts?.length === 2)
}
