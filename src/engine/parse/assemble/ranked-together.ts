// "Revenue by state and category, just the ten biggest": the first of all pairs, and not of each state.
import type { Key } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { Unclear } from './unclear.ts'

export function ranksTogether(draft: Draft, keys: readonly Key[]): boolean {
  return tellsMoreOfPlace(draft, keys) || isOfAllPairs(draft)
}

/** "Which cities have the most homes, and in which state": each city lies in one of them. */
function tellsMoreOfPlace({ placed, index }: Draft, keys: readonly Key[]): boolean {
  const [place, ...others] = index.model.places ?? []
  const [first, second] = keys.map(key => (key.kind === 'attribute' ? key.attribute : null))
  const isOther = (id: string | null | undefined) =>
    typeof id === 'string' && others.includes(id) && index.attribute(id).kind === 'category'
  if (first === place && isOther(second)) return true
  // "Which states have the most homes, and in which cities": the states are ranked, and not the cities of each.
  const named = of(placed, 'attribute').flatMap(({ item }) => item.attributes[0] ?? [])
  if (
    place !== undefined &&
    isOther(first) &&
    second === place &&
    named[0] === first &&
    named.includes(place)
  )
    throw new Unclear('which of the two is ranked')
  return false
}

function isOfAllPairs({ placed }: Draft): boolean {
  const keys = of(placed, 'key')
  const last = keys.at(-1)
  const [rank, ...others] = of(placed, 'rank').filter(({ item }) => !item.implied)
  return (
    last !== undefined &&
    rank !== undefined &&
    others.length === 0 &&
    (rank.item.count ?? 1) > 1 &&
    rank.afterBreak === true &&
    rank.start >= last.end &&
    // "…, top 3 products in each": what is said behind tells of which.
    !placed.some(
      ({ start, item: { kind, ...item } }) =>
        // "Per year, the best three communities".
        (start === rank.end && kind === 'attribute') ||
        (start > rank.start && (kind === 'noun' || kind === 'key' || ('how' in item && item.how === 'each'))),
    )
  )
}
