// "The value of goods on the shelf", "retail value of all the stock we have on hand", "at list price, how much is the stock worth",
// "inventory valuation": one number, price times pieces, by one name. What was ordered or sent back has a value of its own.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const lies = 'sitting |lying |standing |stored |still |currently |now |that are |that is |which are '
const where =
  '(?:in|on|at) (?:the |our |my )?(?:stock|inventory|warehouse|shelf|shelves|stockroom|hand|store|shop)'
const held = 'we (?:still |currently |now )?(?:have|hold|carry|keep|stock|got|own)'
const place = `(?:(?:${lies}){0,2}${where}|(?:that )?${held}(?: (?:${where}|left|now|today))?|(?:that are |that is )?(?:left|unsold|remaining))`
const goods =
  '(?:goods|items|products|merchandise|stuff|things|pieces|units|everything|all|stock|inventory|what)'
const stock = '(?:stock|inventory|inv)'
const now = '(?: (?:today|now|right now|currently|at the moment|at present))?'
const price =
  '(?:(?:list|selling|retail|full|sticker|shelf|sale|current|catalog|normal|regular) )?(?:prices?|retail)'
const atPrice = `at (?:the |our |their |its |my )?(?:current |own )?${price}`
const pieces =
  '(?:the )?(?:quantity|quantities|qty|stock|stock quantity|pieces|number of pieces|units|inventory|count)'
const times = '(?:times|x|\\*|multiplied by|multiplied with|by)'
const kind = '(?:retail|dollar|dollars|monetary|cash|market|money|list|selling|sales|shelf|full)'

const limit = '(?:more than|over|above|at least|less than|under|below|at most|upwards of|exceeding)'
const inStock =
  '(?:in stock|on hand|on the shelf|on the shelves|in the warehouse|left|we have|we hold|in inventory)'

/** "Units on hand and their value", "stock in pieces and in dollars": two numbers of what is there, and none of what was sold. */
const besides: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?<what>${stock}|units|pieces|quantity|qty)(?: ${inStock})?(?: ,)?) (?<and>and|plus|with|\\+|&) (?:its|their|the|what (?:it is|they are|that is))? ?(?:total )?(?:${kind} )?(?:value|worth)(?= (?:by|per|for|of each|in each|each)\\b| [,.?!]|$)`,
    ),
    meant: () => ' and stock value',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:${stock}|units|pieces|quantity|qty)(?: ${inStock})?(?: ,)?) (?:and|plus|with|\\+|&) (?:what|how much) (?:it|they|that|those|these|all of it|all of them) (?:would|could|will|might) (?:all )?(?:(?:sell|go|retail) for|bring in|bring|fetch|be worth|come to)(?: ${atPrice})?(?= [,.?!]|$)`,
    ),
    meant: () => ' and stock value',
  },
  {
    said: new RegExp(
      `\\b(?:total )?(?:units|pieces|quantity) and (?:the |their )?(?:total )?(?:${kind} )?value ${inStock}(?= |$)`,
    ),
    meant: () => 'units in stock and stock value',
  },
  {
    said: /\bin (?:units|pieces) and (?:in )?(?:dollars|money|value|\$)(?= |$)/,
    meant: ({ 0: both }, question) =>
      /\b(?:stock|inventory)\b/.test(question) ? 'units in stock and stock value' : both,
  },
  // "Products whose stock is worth over 10k", "with more than $5,000 sitting on the shelf": the value of all its pieces.
  {
    said: new RegExp(
      `\\bwhose (?:remaining |current |entire |whole )?${stock} (?:on hand )?(?:is|are) (?:worth|valued at) (?=${limit})`,
    ),
    meant: () => 'with a stock value of ',
  },
  {
    said: new RegExp(
      `\\b(?:have|has|with|having|holding|hold) (?<limit>${limit} \\$ ?[\\d.,]+k?)(?: worth)? (?:sitting |tied up |lying |parked |stuck |locked up |of )?(?:${where}|${stock})(?= |$)`,
    ),
    meant: ({ groups }) => `with a stock value of ${groups?.['limit'] ?? ''}`,
  },
]

const rules: readonly Rewriting[] = [
  // "Stock value, all products": one number for all of them.
  {
    said: new RegExp(
      `(?<=\\b${stock} (?:value|worth)\\b.*?)(?: ,)? (?:across|for|over|of)? ?all (?:of )?(?:the |our )?(?:products|items|skus)(?= [.?!]|$)(?<!\\b(?:by|per|each)\\b.*)`,
    ),
    meant: () => ' in total',
  },
  ...besides,
  // "Inventory $ at retail by cat".
  { said: new RegExp(`(?<=\\b${stock} (?:\\$|dollars|usd)) ${atPrice}(?= |$)`), meant: () => '' },
  // "Retail value of", "the dollar value of": what it is sold for is its value.
  { said: new RegExp(`\\b${kind} (?=(?:value|worth) (?:of|on|in|sitting|per|by|at)\\b)`), meant: () => '' },
  // "…, price times quantity in stock, category by category": how it is reckoned, said once more.
  {
    said: new RegExp(
      ` [,(] (?:that is |i mean |meaning |so |as |i e )?(?:(?:unit |list |selling )?prices? ${times} ${pieces}(?: (?:in stock|on hand|on the shelf|on the shelves|left|available|each))?|${pieces}(?: (?:in stock|on hand|left))? ${times} (?:unit |list |selling |retail )?prices?)(?: \\))?(?= [,.?!]|$)`,
    ),
    meant: ({ 0: formula }, question) =>
      /(?<![a-z])(?:value|worth|valuation|\$|dollars)(?= |$)/.test(question) ? '' : formula,
  },
  {
    said: new RegExp(
      `\\b(?:unit |list |selling )?price (?:times|x|\\*|multiplied by|multiplied with) ${pieces} (?:for|of|across|over) (?:everything|all|all of it|all products|all items|the whole catalog)(?: (?:in stock|on hand|on the shelf|on the shelves|we have|we carry))?`,
    ),
    meant: () => 'total stock value',
  },
  // "Sum(price*stock_quantity)", as in a cell.
  {
    said: /\b(?:sum|total) \( (?:price \* stock(?: quantity)?|stock(?: quantity)? \* price) \)/,
    meant: () => 'total stock value',
  },
  {
    said: /\b(?:price \* stock(?: quantity)?|stock(?: quantity)? \* price)(?= (?:by|per|for)\b|$)/,
    meant: () => 'stock value',
  },
  // "At list price, how much is the stock worth": no order was made at any.
  {
    said: new RegExp(`^${atPrice} ,? ?(?=how much|what|the|total|our|stock|inventory)`),
    meant: ({ 0: opening }, question) => (/\b(?:worth|value)\b/.test(question) ? '' : opening),
  },
  {
    said: new RegExp(
      ` if (?:we|i|you|everything|it all|all of it) (?:sold|sell|were to sell|got sold)(?: (?:it all|all of it|everything|(?:every|each) (?:last )?(?:piece|unit|item|one)|the lot|them all|all of them))?(?: ${atPrice})?(?= [,.?!]|$)`,
    ),
    meant: ({ 0: supposed }, question) =>
      /\b(?:worth|value|bring|fetch|make)\b/.test(question) ? '' : supposed,
  },
  {
    said: new RegExp(
      `\\bwhat would (?:all |all of )?(?:the |our |my )?(?<stock>${stock})(?: on hand)? (?:bring in|bring|fetch|make|sell for|go for|be worth|come to)(?= [,.?!]|$)`,
    ),
    meant: () => 'what is the total stock value',
  },
  // "Shelf value": of what lies there.
  { said: /\bshelf value\b/, meant: () => 'stock value' },
  // "Stock value, Books, total": one number, and no heading over those of each.
  {
    said: /^(?:stock|inventory) value(?<rest>(?= )(?!.*\b(?:by|per|each|every|top|most)\b).*?) , (?:in )?(?:total|all in|grand total|overall)(?= [.?!]|$)/,
    meant: ({ groups }) => `total stock value${groups?.['rest'] ?? ''}`,
  },
  // "Inventory valuation", "a valuation of our stock".
  { said: new RegExp(`\\b${stock} valuations?\\b`), meant: () => 'stock value' },
  {
    said: new RegExp(`\\bvaluations? of (?:the |our |all the |all our )?${stock}\\b`),
    meant: () => 'stock value',
  },
  // "Value on hand by brand", "stock in dollars".
  {
    said: new RegExp(`\\bvalue (?:sitting )?${where}(?= (?:by|per|for|of|in)\\b| [,.?!]|$)`),
    meant: () => 'stock value',
  },
  {
    said: new RegExp(`(?<!(?:much|many) )\\b${stock} (?:on hand )?in (?:dollars|money|usd|\\$)(?= |$)`),
    meant: () => 'stock value',
  },
  {
    said: /\bt(?:ie|ies|ied|ying) up the (?<most>most|least) (?:money|cash|capital|dollars)(?: in (?:stock|inventory|the warehouse))?(?= |$)/,
    meant: ({ groups }) => `have the ${groups?.['most'] === 'least' ? 'lowest' : 'highest'} stock value`,
  },
  // "The value of the Ironwood items sitting in the warehouse": of what lies there.
  {
    said: new RegExp(
      `\\bvalue(?: ${atPrice})? of (?:all |all of |whatever )?(?:the |our |my )?(?:remaining |unsold |leftover )?(?<whose>(?:(?!of |on |in |and |or |sold |returned |refunded |ordered )[a-z&]+ ){0,3}?)${goods} ${place}${now}(?= |$)`,
    ),
    meant: ({ groups }, question) => `${inAll(question)}stock value ${ofWhose(groups?.['whose'])}`,
  },
  {
    said: new RegExp(
      `\\bvalue(?: ${atPrice})? of (?:all |all of )?(?:the |our |my )?(?:remaining |unsold |leftover |whole |entire |current )?(?<whose>(?:(?!of |on |in |and |or |sold |returned |refunded |ordered )[a-z&]+ ){0,3}?)${stock}(?: on hand)?${now}(?= |$)`,
    ),
    meant: ({ groups }, question) => `${inAll(question)}stock value ${ofWhose(groups?.['whose'])}`,
  },
  { said: new RegExp(`(?<=\\bstock value) (?:at )?${atPrice}(?= |$)`), meant: () => '' },
]

/** "The value of stock rated under 3": all of it together, unless another number of it is asked for. */
const inAll = (question: string) =>
  /\b(?:total|average|mean|median|top|most|least|each|lowest|[a-z]+est)\b/.test(question) ? '' : 'total '
const ofWhose = (whose: string | undefined) => (whose === undefined || whose === '' ? '' : `of ${whose}`)

const said =
  /^(value|valuation|valuations|worth|tie|ties|tied|tying|price|prices|would|dollars|money|usd|\$)$/
const lying = /^(stock|inventory|inv|warehouse|shelf|shelves|stockroom|hand)$/

export const valueOfGoods = wherever([lying, said], rules)
