import type { Line } from '#engine/parse/piece.ts'

/** "By beds and status, actives and pendings only": what "only" stands behind narrows the rows, however many are named. */
export function isOnlyBehind(line: Line, at: number): boolean {
  // "Completed purchases only": behind a state, things.
  if (line.all(at - 1, 'value').length > 0 && line.all(at, 'noun').some(({ weak }) => !weak)) return false
  let place = at
  while (line.all(place, 'value').length > 0) {
    if (line.is(place + 1, 'only')) return true
    const next = line.is(place + 1, 'and', 'or', 'comma') ? line.past(place + 2) : place + 1
    if (next === place + 1) return false
    place = next
  }
  return false
}
