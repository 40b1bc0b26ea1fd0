// What someone does in one visit to the site.
import { type Random, weighted } from '#verticals/random.ts'
import type { Listing } from './listings.ts'

export interface Step {
  action: 'impression' | 'view' | 'click' | 'inquiry' | 'favorite' | 'share'
  /** Null on a page without a home, such as the front page. */
  listing: Listing | null
}

const homesShown = weighted([1, 2, 3, 4], [42, 34, 16, 8])

/**
 * A list of homes, a closer look at some, and now and then a heart or a link sent to a friend.
 * The homes that someone came for are always looked at.
 */
export function browse(cameFor: readonly Listing[], another: () => Listing, random: Random): Step[] {
  const shown = new Set(cameFor)
  const count = homesShown(random)
  while (shown.size < count) shown.add(another())

  const steps: Step[] = []
  const add = (action: Step['action'], listing: Listing | null) => steps.push({ action, listing })
  if (random.chance(0.32)) add('impression', null)
  for (const listing of shown) add('impression', listing)
  for (const listing of shown) {
    if (!cameFor.includes(listing) && !random.chance(0.5)) continue
    add('view', listing)
    if (random.chance(0.5)) add('click', listing)
    if (random.chance(0.16)) add('favorite', listing)
    if (random.chance(0.07)) add('share', listing)
  }
  if (random.chance(0.08)) add('view', null)
  return steps
}
