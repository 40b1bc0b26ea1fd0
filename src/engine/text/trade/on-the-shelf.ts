// "Which products on our shelves have not sold", "what is on the shelf that nobody bought": of what is in stock. As a column the
// stock would stand beside products that are sold out.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

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

const onShelves = wherever(/^(shelf|shelves|warehouse|stockroom|storeroom|room)$/, [...rules, ofGroups])

/** "Down to their last 10 units", "down to 5 or fewer": so many are left, or fewer. */
const downTo = wherever(/^down$/, [
  {
    said: /\b(?:(?:is|are|that are|which are|that is) )?down to (?:(?:their|the|its|our) )?last (?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|twenty|couple)(?: (?:units|pieces|items|or so))?(?= [?.!,]|$| (?:in|by|of|and|but)\b)/,
    meant: ({ groups = {}, 0: said }) =>
      /^(?:dozen|couple)$/.test(groups['count'] ?? '')
        ? said
        : `with between 1 and ${groups['count'] ?? ''} left`,
  },
  {
    said: /\b(?:(?:is|are|that are|which are|that is) )?down to (?<count>\d+) (?:units |pieces |items )?(?:or (?:fewer|less|below|under))(?: (?:units|pieces|items))?(?: left| in stock)?(?= [?.!,]|$| (?:in|by|of|and|but)\b)/,
    meant: ({ groups = {} }) => `with at most ${groups['count'] ?? ''} left`,
  },
])

/** "Sold-out products with how many they sold this year": the number of each product. */
const howManySold = wherever(/^sold$/, [
  {
    said: /(?<=\b(?:products|items|skus)\b[^?]{0,50}?) (?:, )?(?:with|and|plus|along with|together with|including) how many (?:units |pieces |items )?(?:(?:they|each|each one|we|we have) (?:have |has )?sold(?: of (?:them|each|each one))?|of (?:each|each one) (?:we |were |have been |we have )?sold)(?= [?.!,]|$| (?:this|last|in|over|during|since|so|ytd)\b)/,
    meant: () => ' with units sold each',
  },
])

export const onTheShelf: readonly Rewording[] = [onShelves, downTo, howManySold]
