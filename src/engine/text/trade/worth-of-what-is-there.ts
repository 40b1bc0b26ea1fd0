// "Price times what's in stock", "everything on the shelves at list price", "the quantity in stock, what does that come to": the worth of
// the stock, in the words of whoever counts it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const held =
  '(?:what is (?:in|on) (?:stock|hand|the shelf|the shelves)|(?:the )?(?:stock|inventory) (?:quantity|count|level|units)|(?:the )?(?:quantity|units|stock|number|pieces)(?: (?:in|on) (?:stock|hand|the shelf|the shelves))?|how many (?:we have|are (?:in stock|left)))'
const price = '(?:(?:the|our|its|their) )?(?:(?:selling|list|retail|current|sale|todays?|today s) )?prices?'
const where =
  '(?:(?:sitting |lying |that is |we have |left )?(?:in|on) (?:the|our) (?:warehouse|stockroom|store room|shelf|shelves|racks?|back)|in stock|on hand|we have|we hold)'
const comes = '(?:add up to|come to|amount to|total|make|be worth|come out (?:to|at)|work out (?:to|at))'

const rules: readonly Rewriting[] = [
  // "If you take price times what's in stock, what does all the sports stuff add up to".
  {
    said: new RegExp(
      `\\b(?:so )?(?:if (?:you|we|i) (?:take|use|do|multiply|go by|count) |taking |going by )?${price} (?:times|x|multiplied by) ${held}(?: ,)? what (?:does|do|would|is|are) (?:all )?(?:of )?(?:the |our )?(?<what>(?:[a-z&]+ ){1,4}?)(?:stuff |stock |inventory |things |goods |items |products )?${comes}(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      /^(?:it|that|they|this|we)\b/.test(groups['what'] ?? '')
        ? 'what is the total stock value'
        : `what is the total stock value of ${groups['what'] ?? ''}`,
  },
  // "Inventory at retail value, meaning price times the quantity in stock. What does that come to for each category?"
  {
    said: new RegExp(
      `(?:^|(?<=[,.:;] )|(?<=\\b(?:needs?|wants?|want|about) ))(?:the |our )?inventory(?: value)?(?: at (?:retail|selling|list|full) (?:value|price|prices))?(?: ,)? (?:meaning|that is|so|i e|ie|as in|i mean) ${price} (?:times|x|multiplied by) ${held} [.?,:;] what (?:does|would|is) (?:that|it|this)(?: ${comes})?(?= (?:for|by|per|in) (?:each|every|the|[a-z]+)\\b)`,
    ),
    meant: () => 'what is the total stock value',
  },
  // "If I add up everything on the shelves at list price what's it worth", "if we sold every item in the warehouse at its price".
  {
    said: new RegExp(
      `^(?:so )?if (?:i|we|you) (?:add(?:ed)?(?: up)?|sold|sell|total(?:ed|led)?(?: up)?|count(?:ed)?(?: up)?|took|take) (?:every|all|each|everything|all of)(?: single)?(?: the| our)? ?(?<what>(?:[a-z&]+ ){0,3}?)(?:(?:items?|products?|things?|stuff|goods|stock|inventory|pieces?|units?) )?${where}(?: ${where})?(?: (?:at|for) (?:its|their|the|our|full)? ?(?:selling |list |retail |full |current )?prices?)? ?,? (?:what|how much) (?:would|is|will|does)(?: (?:it|that|all of it|the stock|the inventory|they|it all))? (?:all )?(?:be )?(?:worth|come to|add up to|bring in|total)(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => {
      const what = (groups['what'] ?? '').trim()
      return `what is the total stock value${what === '' ? '' : ` of ${what}`}`
    },
  },
  // "What all the stock sitting in the warehouse is worth if you go by our selling price".
  {
    said: new RegExp(
      `\\bwhat (?:all )?(?:the|our) (?:stock|inventory|goods)(?: ${where})? (?:is|are|would be) worth(?: (?:if (?:you|we|i) (?:go|went) by|going by|at) ${price})?(?= [,.?!]|$)`,
    ),
    meant: () => 'what is the total stock value',
  },
  // "Value of inventory on hand at today's prices, total".
  {
    said: new RegExp(
      `(?<!\\b(?:average|avg|mean|median|highest|lowest|largest|smallest|biggest|max|min) )\\b(?:value|worth) of (?:the |our |all )*(?:stock|inventory|goods)(?: ${where})?(?: at ${price})?(?: [,:] (?:in )?(?:total|all|one number|overall))?(?= [?.!]|$)`,
    ),
    meant: () => 'total stock value',
  },
]

export const worthOfWhatIsThere = wherever(
  /^(stock|inventory|shelf|shelves|warehouse|hand|stockroom|rack|racks|goods)$/,
  rules,
)
