// "Revenue by state and category, just the ten biggest": the first of all pairs, and not of each state.
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export function ranksTogether({ placed }: Draft): boolean {
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
