// The moments at which one person clicks through a site.
import { SECOND } from './days.ts'
import type { Random } from './random.ts'

const SHORTEST_PAUSE = 4 * SECOND
const LONGEST_PAUSE = 130 * SECOND

export function clicksFrom(first: number, count: number, random: Random): number[] {
  const clicks = [first]
  while (clicks.length < count) {
    clicks.push((clicks.at(-1) ?? first) + random.integer(SHORTEST_PAUSE, LONGEST_PAUSE))
  }
  return clicks
}

export function clicksUntil(last: number, count: number, random: Random): number[] {
  const clicks = clicksFrom(0, count, random)
  const length = clicks.at(-1) ?? 0
  return clicks.map(click => last - length + click)
}
