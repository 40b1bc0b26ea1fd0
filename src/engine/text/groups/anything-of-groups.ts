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

const beyond =
  '(?:(?:is |are )?priced )?(?:over|above|under|below|between|for under|for less|for over|more than|less than)'

/** "How many areas have something over 2 million", "neighborhoods with nothing under 300k": one of their homes, or none of them. */
const homes: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:in )?(?<which>(?:how many|which|what) )?(?<who>subdivisions?|neighbou?rhoods?|communities|community|areas?|villages?) ${isThere} ${something}(?: (?:that is|which is|is))? (?=${beyond} [$\\da])`,
    ),
    meant: ({ groups }) => `${several(groups)} have homes `,
  },
  {
    said: new RegExp(
      `\\b(?<which>(?:how many|which|what) )?(?<who>subdivisions?|neighbou?rhoods?|communities|community|areas?|villages?|brands?|categories|category) (?<has>${isThere}) nothing(?<sale> for sale| on the market| active)? (?=${beyond} [$\\da])`,
    ),
    meant: ({ groups }) =>
      `${several(groups)} have no ${/^(?:b|cat)/.test(groups?.['who'] ?? '') ? 'products' : 'homes'}${groups?.['sale'] ?? ''} `,
  },
]

/** "Areas with a home over 2 million, how many": the areas are counted, and not what each of them has. */
const counted: Rewriting = {
  said: /^(?:the )?(?<who>subdivisions|neighbou?rhoods|communities|areas|villages|brands|categories|cities|states) (?<rest>(?:with|have|having|that|which|where|whose|who) (?:(?!(?:by|per|each|how|and|or|name|names|-|–) )[^,;:.?! ]+ )+)[,;:-] how many(?= [.?!]|$)/,
  meant: ({ groups = {} }) => `how many ${groups['who'] ?? ''} ${groups['rest'] ?? ''}`,
}

export const anythingOfGroups: readonly Rewording[] = [
  wherever([/^(anything|something|stuff|things)$/, /^asking$/], [asking]),
  wherever([/^(anything|something|stuff|things)$/, /^(brands?|categor(?:y|ies))$/], [products]),
  wherever([/^(anything|something|stuff|things|nothing)$/], homes),
  wherever([/^how$/, /^many$/], [counted]),
]
