// The largest rate that is held: nothing turned away, nothing failed, and all but one in a hundred answered within a second.
import type { LoadResult, Order } from './generate.ts'

export const limitMs = 1000

export const isHeld = ({ p99, failed, shed }: LoadResult) => p99 < limitMs && failed === 0 && shed === 0

export interface Found {
  perSecond: number
  result: LoadResult
}

/** Twice as much each time until it is too much, then closer from both sides. */
export async function largestHeld(
  attempt: (perSecond: Order['perSecond']) => Promise<LoadResult>,
  { from, most, closer }: { from: number; most: number; closer: number },
): Promise<Found | null> {
  let held: Found | null = null
  let tooMuch = from
  for (; tooMuch <= most; tooMuch *= 2) {
    const result = await attempt(tooMuch)
    if (!isHeld(result)) break
    held = { perSecond: tooMuch, result }
  }
  for (let step = 0; held !== null && step < closer; step++) {
    const perSecond = Math.round((held.perSecond + Math.min(tooMuch, most * 2)) / 2)
    const result = await attempt(perSecond)
    if (isHeld(result)) held = { perSecond, result }
    else tooMuch = perSecond
  }
  return held
}
