// "Top 5 cities by repeat customers", "homes by 2025 revenue": what describes the things or the number stands before them.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { describedThings } from '#engine/parse/recognize/orders/ranked-things.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function bySuch(line: Line, at: number, next: number, isRanking: boolean): Found | null {
  const isTold =
    isRanking || [at - 1, at - 2, at - 3].some(place => line.pieces[place]?.text.startsWith('rank'))
  // "Cities by completed bookings": how many each has.
  const isOfGroups =
    line.pieces[at - 1]?.plural === true &&
    line.all(at - 1, 'attribute').length > 0 &&
    line.all(at - 1, 'noun').length === 0
  if (line.pieces[at]?.text !== 'by' || !(isTold || isOfGroups || line.means(next, 'period') !== undefined))
    return null
  const found = describedThings(line, line.is(next, 'count') ? line.past(next + 1) : next)
  const isCounted = isOfGroups && found?.by?.kind === 'count' && line.pieces[found.end - 1]?.plural === true
  if (found === null || !(isTold || isCounted || found.by?.kind === 'measure')) return null
  const rank: Item = { kind: 'rank', implied: false, count: null, high: true, by: found.by }
  return { end: found.end, items: [rank, ...found.also] }
}
