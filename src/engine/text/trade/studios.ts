// "Studios and 1-bedrooms under $150", "a two bedroom or a studio": among homes by their bedrooms a studio is one without, and no thing of
// its own.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const bedrooms = '(?:one|two|three|four|five|[1-7]) (?:bedrooms?|beds?|brs?|bds?|bdrms?)'
const things = '(?: (?:homes|houses|listings|properties|places|units|rentals|ones))?'
const joint = '(?:,(?: and| or)?|and|or|&|vs|versus|\\+)'
const studios = '(?:studios|studio)'
/** "Studios and one bedroom cabins": whether such studios are meant nobody knows. */
const ends =
  '(?= [,.?!;:&+]|$| (?:and|or|vs|versus|in|under|over|below|above|between|with|without|that|which|do|are|is|we|for|at|by|per|available|around|near|from|priced|combined|together|average|cheapest|sorted|this|last)\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<article>an? )?${studios}(?= ${joint} (?:an? )?(?:(?:${bedrooms}|[1-7]|one|two|three|four)${things} ${joint} (?:an? )?)*${bedrooms}${things}${ends})`,
    ),
    meant: ({ groups }) => `${groups?.['article'] ?? ''}0 bedrooms`,
  },
  {
    said: new RegExp(`(?<=\\b${bedrooms}${things} ${joint} (?:an? )?)${studios}${things}${ends}`),
    meant: () => '0 bedrooms',
  },
]

export const studiosAmongBedrooms = wherever([/^studios?$/, /^(bedrooms?|beds?|brs?|bds?|bdrms?)$/], rules)
