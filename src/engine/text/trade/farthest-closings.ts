// "5 biggest over ask closings", "the largest under-list sales": how far each of them went over or under it, and not the dearest of those
// that did. "The most above asking sales" are counted.
import type { Rewriting } from '#engine/text/rewritten.ts'

const rows = '(?:closings|closing|sales|sale|deals|deal|solds|sold homes)'
const ask = '(?:asking|ask|list)(?: price)?'

export const farthestClosings: Rewriting = {
  said: new RegExp(
    `\\b(?:biggest|largest|widest|heftiest) (?<many>\\d+ |three |five |ten )?(?<side>over|above|under|below) (?:- )?${ask} (?<rows>${rows})(?! (?:volume|price|count)\\b)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['many'] ?? ''}${groups['rows'] ?? ''} with the biggest ${/over|above/.test(groups['side'] ?? '') ? 'premium over asking' : 'discount'}`,
}
