// "Revenue by city, this year minus last year": how much there is more, in its own unit, and no percentage.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'

export function changeBetween(line: Line, at: number): Item[] {
  const isTime = (place: number) =>
    line.means(place, 'period') !== undefined || line.means(place, 'shift') !== undefined
  const isSaid = line.pieces.some((_, place) => line.is(place, 'share'))
  return line.is(at, 'minus') && isTime(at - 1) && isTime(line.past(at + 1)) && !isSaid
    ? [{ kind: 'change', percent: false, step: null, direction: null, open: false }]
    : []
}
