// "What is the stock in the warehouse worth at list price", "how much are the toys on our shelves worth": what is there, in money.
// "Stock worth more than $20,000" goes by its value as well, and not by the price of one piece.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const stock = /^(stock|inventory|warehouse|shelves|shelf|stockroom)$/
const goods = /^(stock|inventory)$/
const limit = /^(more|over|above|less|under|below|at least|at most|between|exceeding|beyond|\$|\d)/
const having = /^(have|has|had|having|with|hold|holds)$/
const asking = /^(what|how much) (is|are|was|were|the|our|my|all) /
/** Where it lies says nothing new of it, nor that it was not sold. */
const place =
  /^(?:(?:in|on|at) (?:the |our |my )?(?:warehouse|shelf|shelves|stockroom|stock)|on hand|we (?:hold|have|carry|keep)(?: (?:in stock|on hand|left))?|is|are|was|were|now|currently|unsold|remaining|leftover|the|our|my|all|everything|stuff|goods|of) /
const ownPrice =
  /^at (?:the |our |their |its |my )?(?:current |own )?(?:(?:list|selling|retail|full|sticker|shelf|sale|current|catalog) )?(?:prices?|retail) /

/** "The value at selling price of everything we have in stock", "the value of all the stock, price multiplied by quantity". */
const valueOfAll: readonly Rewriting[] = [
  // "The total worth of our Home & Kitchen stock".
  {
    said: /\b(?:total |overall |combined )?(?:worth|value) of (?:the |our |my |all )*(?<what>(?!total|sold|unsold|all)[a-z&]+(?: (?!of\b|in\b|at\b|that\b)[a-z&]+){0,2}) (?:stock|inventory)(?: (?:on hand|on the shelves|in the warehouse))?(?= [,.?!]|$| (?:at|right|now|by|in)\b)/,
    meant: ({ groups }) => `total stock value of ${groups?.['what'] ?? ''}`,
  },
  {
    said: /\b(?:(?:how much|what) is the |total )?value(?: at (?:the )?(?:(?:list|selling|retail|full|current|sale) )?(?:prices?|retail))? of (?:everything|all|all the (?:stock|inventory|goods|products|items)|the (?:whole|entire) (?:stock|inventory))(?: that)?(?: we (?:have|hold|carry))?(?: (?:in stock|on hand|on the shelves|in the warehouse))?(?: (?:today|now|right now|currently))?(?= |$)/,
    meant: () => 'total stock value',
  },
  {
    said: /(?<=\b(?:stock|inventory|worth|value)\b.*) , (?:that is |i mean |meaning )?prices? (?:multiplied (?:by|with)|times|x|\*) (?:the )?(?:quantity|stock|quantities|pieces|number of pieces|units)(?= [,.?!]|$)/,
    meant: () => '',
  },
  // "…, at price times quantity on hand": how it is reckoned, said once more.
  {
    said: /(?<=\bstock value\b.*) , (?:at |that is |i mean |meaning |taking )?(?:the )?total stock value(?= [,.?!]|$)/,
    meant: () => '',
  },
]

function stockValue(tokens: Tokens): Tokens {
  const worth = tokens.findIndex(({ text }) => text === 'worth')
  const head = tokens[worth]
  if (head === undefined) return tokens
  const said = (words: string): Token[] => words.split(' ').map(text => ({ ...head, kind: 'word', text }))
  const behind = tokens.slice(worth + 1)
  if (limit.test(textOf(behind))) {
    if (!goods.test(tokens[worth - 1]?.text ?? '')) return tokens
    // What has stock is in stock, whatever that is worth.
    const owns = having.test(tokens[worth - 2]?.text ?? '')
    return [
      ...tokens.slice(0, worth - (owns ? 2 : 1)),
      ...said(`${owns ? 'with ' : ''}a stock value of`),
      ...behind,
    ]
  }
  const open = tokens.findIndex((_, at) => at < worth && asking.test(textOf(tokens.slice(at, at + 4))))
  const named = tokens.slice(open + (tokens[open]?.text === 'how' ? 2 : 1), worth)
  const isPlain = named.every(({ kind, text }) => kind !== 'mark' || text === '&')
  // "The priciest product in stock" is one of them, and may be asked for the price of one piece.
  const isRanked = named.some(({ text }) => /^(most|least|best|worst|top|average|[a-z]{3,}est)$/.test(text))
  if (open < 0 || !isPlain || isRanked || !named.some(({ text }) => stock.test(text))) return tokens
  const kept = without(place, named)
  const last = kept.findLastIndex(({ text }) => goods.test(text))
  const whose = last < 0 ? kept : kept.slice(0, last)
  return [
    ...tokens.slice(0, open),
    ...said('what is the stock value'),
    ...(whose.length === 0 ? [] : said('of')),
    ...whose,
    ...(last < 0 ? [] : kept.slice(last + 1)),
    ...without(ownPrice, behind),
  ]
}

function without(phrase: RegExp, tokens: Tokens): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = phrase.exec(`${textOf(tokens.slice(at, at + 5))} `)?.[0]
    const token = tokens[at]
    if (found === undefined && token !== undefined) kept.push(token)
    at += found === undefined ? 1 : found.trim().split(' ').length
  }
  return kept
}

const textOf = (tokens: Tokens) => tokens.map(({ text }) => text).join(' ')

export const worthOfStock: readonly Rewording[] = [
  wherever(stock, valueOfAll),
  wherever([stock, /^worth$/], stockValue),
]
