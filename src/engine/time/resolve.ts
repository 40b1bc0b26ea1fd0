import { type Day, yearOf } from './calendar.ts'
import { inYear, latest, type Named } from './named.ts'

/** A period whose window is known. */
export type Resolved = Named & Required<Pick<Named, 'window'>>

/**
 * Gives every period of a list or range its year. One without a year takes that of the next that has one ("June, July and August
 * 2026"), else that of the one before; periods in a row follow each other, so "Nov to Feb 2026" starts in 2025.
 */
export function resolveInOrder(items: readonly Named[], today: Day): Resolved[] | undefined {
  const last = items.at(-1)
  if (last === undefined) return undefined
  const anchor = items.findLastIndex(item => item.window !== undefined && item.year !== undefined)
  // "Today and the end of December": a day that is known settles the year of one that is not.
  const settled = anchor < 0 ? items.findLastIndex(item => item.window !== undefined) : anchor
  const start = settled < 0 ? items.length - 1 : settled
  const known = settle(items[start], today)
  if (known === undefined) return undefined
  const resolved: Resolved[] = [known]
  for (const item of items.slice(0, start).reverse()) {
    const next = resolved[0] ?? known
    const found = alreadySettled(item) ?? beside(item, next, -1)
    if (found === undefined) return undefined
    resolved.unshift(found)
  }
  for (const item of items.slice(start + 1)) {
    const found = alreadySettled(item) ?? beside(item, resolved.at(-1) ?? known, 1)
    if (found === undefined) return undefined
    resolved.push(found)
  }
  return resolved
}

export function settle(named: Named | undefined, today: Day): Resolved | undefined {
  if (named === undefined) return undefined
  const found = latest(named, today)
  return found?.window === undefined ? undefined : { ...named, ...found, window: found.window }
}

function alreadySettled(named: Named): Resolved | undefined {
  return named.window === undefined ? undefined : { ...named, window: named.window }
}

/** In the year of its neighbor, or in the year before or after it, so that the two stay in order. */
function beside(named: Named, neighbor: Resolved, direction: -1 | 1): Resolved | undefined {
  const from = neighbor.window.from
  if (from === undefined) return undefined
  const same = inYear(named, yearOf(from))
  const wrong = direction < 0 ? (same?.window?.from ?? '') > from : (same?.window?.from ?? from) < from
  const found = same === undefined || wrong ? inYear(named, yearOf(from) + direction) : same
  return found?.window === undefined ? undefined : { ...found, window: found.window }
}
