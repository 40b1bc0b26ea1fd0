// "In which areas is anything asking above three million", "which brands have something under 10 dollars": groups are asked for by one of
// their things. Taken for a number of the group, the limit would be one on its average.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const something = '(?:anything|something|stuff|things)'
const isThere =
  '(?:is|are|do we have|have we got|do you have|do they have|is there|are there|have|has|has got|have got|got|with|having|that have|offer|where there is|where)'

/** "Which brand has anything over 1000 dollars": every one that has. */
const several = (groups: Record<string, string> = {}): string =>
  `${groups['which'] ?? ''}${(groups['who'] ?? '').replace(/y$/, 'ie').replace(/s$/, '')}s`

/** What somebody asks for now is for sale. */
const asking: Rewriting = {
  said: new RegExp(
    `\\b(?:in )?(?<which>(?:which|what) )?(?<who>subdivisions?|neighbou?rhoods?|communities|community|areas?|villages?) ${isThere} ${something}(?: is)? (?=asking (?:for )?(?:over|above|under|below|more|less|at|north|south|upwards|between|[$\\d]))`,
  ),
  meant: ({ groups }) => `${several(groups)} have homes for sale `,
}

const products: Rewriting = {
  said: new RegExp(
    `\\b(?:in )?(?<which>(?:which|what) )?(?<who>brands?|categories|category) ${isThere} ${something}(?: is)? (?=(?:priced )?(?:over|above|under|below|between|for under|for less|for over|rated|costing|in stock|out of stock)\\b)`,
  ),
  meant: ({ groups }) => `${several(groups)} have products `,
}

export const anythingOfGroups: readonly Rewording[] = [
  wherever([/^(anything|something|stuff|things)$/, /^asking$/], [asking]),
  wherever([/^(anything|something|stuff|things)$/, /^(brands?|categor(?:y|ies))$/], [products]),
]
