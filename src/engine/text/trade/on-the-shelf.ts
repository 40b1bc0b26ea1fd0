// "Which products on our shelves have not sold", "what is on the shelf that nobody bought": of what is in stock. As a column the
// stock would stand beside products that are sold out.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const still =
  '(?:(?:still|currently|right now|now|just|actually|physically|sitting|lying|standing|stuck|gathering dust|collecting dust) )*'
const there =
  '(?:on (?:the |our |my )?(?:shelf|shelves)|in (?:the |our |my )(?:warehouse|stockroom|storeroom|back room|store room))(?: (?:right now|now|today|currently|at the moment))?'
const goods =
  '(?:products?|items?|skus?|goods|anything|everything|something|things?|stuff|titles?|books|toys|gadgets)'
const limited =
  '(?= (?:,? ?(?:but|and|yet) )?(?:that|which|with|without|nobody|no one|rated|priced|under|over|below|above|costing|unsold|never|not|no)\\b)'

const rules: readonly Rewriting[] = [
  // "What do we have on the shelf that hasn't sold": products. Without more it may as well be how many pieces.
  {
    said: new RegExp(
      `\\b(?:what|whatever)(?: all)? (?:(?:do|have) (?:we|i|you) ${still}(?:have|got|hold|carry)|is|are|we (?:have|hold|carry|got)) ${still}${there}${limited}`,
    ),
    meant: () => 'which products in stock',
  },
  {
    said: new RegExp(
      `\\b(?<goods>${goods}) (?:(?:that |which )?(?:are|is|(?:do )?we (?:have|hold|keep|carry)|we have got|have we got) )?${still}${there}(?= |$)`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      isOfPieces.test(question) ? said : `${nameOf(groups['goods'])} in stock`,
  },
]

/** "Each brand on our shelves": the brands that we have. */
const ofGroups: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:brands?|categor(?:y|ies)|lines?|makers?)) (?:that (?:is|are) |we (?:have|carry) )?${there}(?= |$)`,
  ),
  meant: () => '',
}

/** "How many pieces of the products on our shelves": their number, and no limit. */
const isOfPieces = /\b(?:units|pieces|value|worth|how much|copies)\b/

const nameOf = (goods = '') =>
  /^(?:anything|everything|something|things?|stuff)$/.test(goods) ? 'products' : goods

export const onTheShelf = wherever(/^(shelf|shelves|warehouse|stockroom|storeroom|room)$/, [
  ...rules,
  ofGroups,
])
