// "Products we hold more than 60 pieces of": pieces that are there, and none that were sold.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'
import { unitsHolding, unitsOnHand } from './units-holding.ts'

const holding = /^(hold|have|keep|stock|carry|own)$/
const subject = /^(we|they|i|you)$/
const between =
  /^(still|currently|now|also|only|at|least|most|more|less|fewer|than|then|over|under|above|below|exactly|around|about|up|to|\d.*)$/
const things = /^(which|that|products|items|skus|things|ones|goods)$/
const units = /^(units?|pieces?|items?)$/

const there = '(?:left in stock|in stock|on hand|left|on the shelves|on the shelf|in the warehouse|available)'

/** "Rank categories by how many units are left in stock", "by units left": what all of theirs add up to. */
const rankings: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:categories|brands|departments) by )(?:how many |number of |the number of |total )?(?:units|pieces)(?: (?:are|is|they have|they hold|we have|there are|do we have))?(?: still)? ${there}(?= |$)`,
    ),
    meant: () => 'total stock quantity',
  },
  // "How many pieces of pet supplies are on the shelves".
  {
    said: /(?<=\bhow many (?:units|pieces) of (?:[a-z]+ ){1,4}(?:are|is)(?: still| there)? )(?:on the shelves|on the shelf|on hand|in the warehouse)(?= |$)/,
    meant: () => 'in stock',
  },
]

const where = `(?:in (?:the |our )?(?:stock|inventory)|on (?:the )?(?:hand|shelves|shelf)|in the warehouse|left|left in stock|available)`
const asked = 'how (?:many|much) (?:units|pieces)'
const held =
  `(?:of (?:stock|inventory)(?: (?:are there|is there|do we have|we have|we hold|we hold|there are))?|` +
  `(?:(?:are|is|there are|are there|do we have|we have|we hold|do we hold) )?(?:still |currently )?${where})`

const isOfSales = /\b(?:sell|sold|selling|sales|orders?|ordered|bought|purchased)\b/

/** "How many products per brand and how many pieces are in stock": of all of its products, beside their number. */
const besideProducts: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:how many|number of) (?:different )?(?:products?|items|skus)\\b.* (?:and|plus|,) )(?:also )?${asked} ${held}(?= |$)`,
    ),
    meant: ({ 0: said }, question) => (isOfSales.test(question) ? said : 'total stock quantity'),
  },
  // "Which products are rated under 3 and how many pieces are in stock": a column, and none of them is left out.
  {
    said: new RegExp(
      `(?<=^(?!how many|number)(?:[a-z]+ ){0,4}(?:products|items|skus) [^?!]*)(?: ,)? and ${asked} ${held}(?= [?.!]|$)`,
    ),
    meant: ({ 0: said }, question) => (isOfSales.test(question) ? said : ' with stock quantity'),
  },
  {
    said: new RegExp(
      `(?<=\\b(?:products|items|skus) (?:per|by|in each|for each) (?:category|brand) (?:and|plus|,|with|\\+) )(?:the )?(?:units|pieces) ${where}(?= |$)`,
    ),
    meant: () => 'total stock quantity',
  },
  {
    said: /\bhow many (?:units|pieces) of (?:stock|inventory)(?: (?:are there|is there|do we have|do we hold))?(?= (?:in each|for each|per|by) )/,
    meant: () => 'total stock quantity',
  },
]

/** "How many pieces of the Robot Vacuum do we still have": those that are there. */
function countedUnits(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const asked = tokens.findIndex(
    (token, at) =>
      /^(units?|pieces?)$/.test(token.text) &&
      text(at - 1) === 'many' &&
      text(at - 2) === 'how' &&
      text(at + 1) === 'of',
  )
  if (asked < 0) return tokens
  const who = tokens.findIndex((token, at) => at > asked && token.text === 'do' && subject.test(text(at + 1)))
  const verb = holding.test(text(who + 2)) ? who + 2 : who + 3
  const held = tokens[verb]
  const isEnd = /^([,.?!;]|and|right|now|today|currently|at|)$/.test(text(verb + 1))
  if (who < 0 || held === undefined || !holding.test(held.text) || !isEnd) return tokens
  // "How many units of electronics do we have" may be what was sold: one that is named, or what is still there.
  if (text(asked + 2) !== 'the' && !/^(still|currently|now)$/.test(text(who + 2))) return tokens
  const isBetween = verb === who + 2 || /^(still|currently|now|actually|even)$/.test(text(who + 2))
  const said = ['in', 'stock'].map(word => ({ ...held, kind: 'word' as const, text: word }))
  return isBetween ? [...tokens.slice(0, verb + 1), ...said, ...tokens.slice(verb + 1)] : tokens
}

function limitedUnits(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const who = tokens.findIndex(
    (token, at) => subject.test(token.text) && [at + 1, at + 2].some(next => holding.test(text(next))),
  )
  const verb = holding.test(text(who + 1)) ? who + 1 : who + 2
  if (who < 0) return tokens
  let at = verb + 1
  while (between.test(text(at))) at++
  const held = tokens[at]
  const isLimit = at > verb + 1 && tokens.slice(verb, at).some(({ kind }) => kind === 'number')
  if (held === undefined || !isLimit || !units.test(held.text) || /^(in|on|left|sold)$/.test(text(at + 1)))
    return tokens
  // "Brands with 15 products, and we have over 100 units": of which of them nobody knows.
  if (text(at + 1) !== 'of' && !things.test(text(who - 1))) return tokens
  const pronoun = /^(them|it|which|each|those)$/.test(text(at + 2)) ? at + 3 : at + 2
  const end = text(at + 1) === 'of' ? pronoun : at + 1
  const said = ['units', 'in', 'stock'].map(word => ({ ...held, text: word }))
  return [...tokens.slice(0, at), ...said, ...tokens.slice(end)]
}

/** "Products we hold more than 200 of": so many pieces, and no price. */
const bareNumber: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:products?|items?|skus?|goods|things?|stuff|anything|everything|books|toys|titles)\b.* (?:we|i|they|you) (?:(?:still|currently|now|actually) )?(?:hold|have|keep|stock|carry|own|got|have got) (?:(?:still|left|only) )?(?:(?:more|less|fewer) than|over|under|above|below|at least|at most|exactly|upwards of) \d[\d,]*) of(?= [,.?!]| (?:that|which|and|but|in stock|on hand|left|right|now|at|yet|with|where|although|though)\b|$)/,
    meant: () => 'units in stock',
  },
]

/** What the pieces are: in stock. */
export const unitsWeHold: readonly Rewording[] = [
  unitsOnHand,
  unitsHolding,
  wherever(/^(units?|pieces?)$/, rankings),
  wherever(
    [/^(units|pieces)$/, /^(stock|inventory|hand|shelves|shelf|warehouse|left|available)$/],
    besideProducts,
  ),
  wherever([/^(units?|pieces?)$/, /^many$/], countedUnits),
  wherever([/^of$/, /^\d/, /^(hold|have|keep|stock|carry|own|got)$/], bareNumber),
  wherever([holding, units], limitedUnits),
]
