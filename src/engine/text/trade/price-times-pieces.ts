// "What is the stock worth, taking price times quantity", "multiply price by units on hand for every category": how the value of stock is
// reckoned. Where the value is named as well it is said once, where it is not the formula is its name.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const price = '(?:the |each |its |their |every )?(?:(?:product|item|unit|list|selling|sku|retail)s? )?prices?'
const times = '(?:times|x|\\*|multiplied by|multiplied with)'
/** What lies there, by words that no order has. */
const lying =
  '(?:in stock|on hand|on the shelf|on the shelves|in the warehouse|left|in inventory|we have(?: got)?(?: (?:in stock|on hand|left))?|we hold|we got|available)'
const units = '(?:quantity|quantities|qty|units|pieces|count|number|amount)'
const held = `(?:the |its |their )?(?:(?:stock|inventory)(?: ${units}| level| on hand)?|${units} (?:of (?:each|it|them) )?${lying}|how many (?:of (?:each|it|them) )?(?:${lying}|there are(?: ${lying})?|are ${lying})|soh|on hand(?: ${units})?|what (?:is|we have) ${lying})`
/** Of stock that is spoken of, a bare quantity is the one in stock. */
const pieces = `(?:${held}|(?:the )?${units})`
const product = `(?:${price} ${times} ${pieces}|${held} ${times} ${price}|multiply(?:ing)? ${price} (?:by|with) ${pieces}|multiply(?:ing)? ${held} (?:by|with) ${price})`
const sure = `(?:${price} ${times} ${held}|${held} ${times} ${price}|multiply(?:ing)? ${price} (?:by|with) ${held}|multiply(?:ing)? ${held} (?:by|with) ${price})`
const ends = '(?= [,:;.?!)]|$| (?:by|per|for|in|of|and|across|over|then|summed|added)\\b)'
const joint =
  '(?:(?: [,(:-])? (?:(?:so |taking |using |as |at |going by |based on |figured as |computed as |calculated as |reckoned as |that is |i mean |meaning |i e |which is |it is |just |if (?:you|we|i) |when (?:you|we|i) |you |and |to )*))'
const worth =
  /\b(?:(?:stock|inventory|soh|stock on hand|warehouse) (?:value|worth|valuation)|(?:value|worth) of (?:the |our |my |all |all the |all our )*(?:stock|inventory|soh|goods)|(?:stock|inventory)\b.*\bworth|tied up in (?:stock|inventory)|sitting in the warehouse)\b/
const summed =
  '(?: (?:, )?(?:and |then |and then )?(?:summed(?: up)?|added up|totaled(?: up)?|totalled(?: up)?|(?:total|sum|add) (?:that|it|them|this|all of it) up|(?:total|sum) (?:that|it|them)))?'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:the )?worth of (?:the |our |my |all the |all our )?(?:stock|inventory)(?: on hand)?(?= )/,
    meant: () => 'the stock value',
  },
  // "How much stuff is in the warehouse, price times pieces for everything": its worth, and not how many there are.
  {
    said: new RegExp(
      `\\bhow much (?:stuff|stock|inventory|everything|merchandise) (?:is |are |do we have |have we got |we have )?(?:sitting |lying |there )?(?:in (?:the |our |my )?(?:warehouse|stock|shop|store|stockroom)|on (?:the |our )?(?:shelf|shelves)|on hand)(?: worth)? (?:[,:(-] )+${product}(?: \\))?(?: (?:for|of|over|across) (?:everything|all|all of it|all products|every product|every item|all items))?${ends}`,
    ),
    meant: () => 'what is the total stock value',
  },
  { said: /\bsoh (?=value|worth)/, meant: () => 'stock ' },
  // "Σ price × stock".
  {
    said: /(?:σ|∑|sum of|sum) (?=(?:the )?(?:unit |list )?(?:price|stock|inventory) (?:x|\*|times) )/,
    meant: () => 'total ',
  },
  // The value is named: how it is reckoned says nothing new.
  {
    said: new RegExp(`${joint}${product}(?: \\))?${summed}${ends}(?: ,(?= (?:of|in|for)\\b))?`),
    meant: ({ 0: formula }, question) => (worth.test(question.replace(formula, ' ')) ? '' : formula),
  },
  {
    said: new RegExp(
      `(?:(?:would|could|can) you |please )*(?<!\\b(?:than|below|above|under|over|<|>) (?:the )?)${sure}${summed}${ends}`,
    ),
    meant: () => 'total stock value',
  },
]

export const priceTimesPieces = wherever(
  [/^(price|prices)$/, /^(times|x|\*|multiply|multiplying|multiplied)$/],
  rules,
)
