// "List everything from Solace with the price and how many we have left", "what does each Tidewater product sell for and how many do we hold":
// columns of each product, in the words of a clause of their own.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const many =
  '(?:how many|how much)(?: (?:of (?:each|them|it)|units|pieces))?(?: of them)? (?:(?:do |does )?(?:we|you) (?:still )?(?:have|hold|got|carry|have got)(?: (?:left|in stock|on hand))?|(?:are|is) (?:still )?(?:left|there|in stock|on hand))(?: (?:in stock|on hand|in the warehouse))?'
const cost = '(?:cost|sell for|go for|retail for|sells for|costs|goes for)'
const ends = '(?= ?[,.?!]|$)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:with|and|showing|show|give) (?:me )?(?:the |its |their )?(?<first>(?:name |brand |category |rating )?(?:, )?(?:the |its |their )?prices?) and ${many}${ends}`,
    ),
    meant: ({ groups = {} }) => `with ${groups['first'] ?? ''} and stock`,
  },
  {
    said: new RegExp(
      `^what (?:does|do) (?<each>each|every|all|all the|the) (?<what>[a-z][a-z& ]*?(?:products?|items?|books?)) ${cost} and ${many}${ends}`,
    ),
    meant: ({ groups = {} }) => `price and stock of ${groups['each'] ?? ''} ${groups['what'] ?? ''}`,
  },
]

/** "How many Copperleaf Stand Mixers are left and what do we charge for one": both of one product. */
const leftAndPrice: Rewriting = {
  said: new RegExp(
    `\\bhow many (?:(?:(?:units|pieces) )?of (?:the |our )?)?(?<what>[a-z0-9][a-z0-9 '-]*?) (?:(?:do |did )?we (?:still )?(?:have|got|have got|hold) (?:left|in stock|on hand)?|(?:are|is) (?:there )?(?:still )?(?:left|in stock|on hand))(?: ,)? and (?:what (?:do we (?:charge|ask|sell) (?:for (?:one|it|them|each)|(?:it|them|one)(?: for)?)|we (?:charge|ask|sell) (?:for (?:one|it|them|each)|(?:it|them|one)(?: for)?)|(?:does it|do they|it|they) ${cost}|(?:is|are)? ?(?:its|the|their) (?<number>rating|price|prices|brand|category))|how much (?:is it|are they|does it cost|do they cost|it is|it costs))(?= ?[.?!]|$)`,
  ),
  meant: ({ groups = {} }) => `stock and ${groups['number'] ?? 'price'} of the ${groups['what'] ?? ''}`,
}

/** "Anything with headphones in its name, and what does it cost". */
const named: Rewriting = {
  said: new RegExp(
    `^(?:do we have |do you have |is there |have we got |show me |list )?(?:anything|everything|whatever|products|items) with (?<word>[a-z]+) in (?:its|the|their) names?(?: ,)? and what (?:does it|do they|it|they|does each|each)(?: of them)? ${cost}${ends}`,
  ),
  meant: ({ groups = {} }) => `products with ${groups['word'] ?? ''} in the name and their price`,
}

export const priceAndStock = wherever(
  /^(have|hold|got|left|carry|there|stock|hand|cost|costs|sells?|goes?)$/,
  [...rules, named, leftAndPrice],
)
