// "What did everything we closed in October add up to", "how much do all pending bookings come to": their total value. Of nights
// and units it would be their number.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const aim =
  '(?:(?:for (?:my|the|our|this|a) (?:report|deck|summary|slides?|boss|newsletter|meeting|records|notes|spreadsheet|presentation)(?: ,)? )?(?:i|we) (?:need|want)(?: to know)? |(?:tell|show|give) me )?'
const opening = new RegExp(`^${aim}(?:what|how much)(?: money)? (?:do|does|did|would) `)
const sum =
  / (?:add up to|sum up to|add up|(?<!\bin )total|(?:come|amount|run) to)(?= (?:[?.!,]|in|last|this|for|during|over|since|altogether|all|at|by|per) | $)/
const adds = /^ (?:add|sum|total)/
/** "The homes that closed this year": these together, where nothing speaks of one of them. */
const these =
  /^(?:the |our |those |these )?(?:(?:homes|houses|listings|properties|orders|bookings|stays) (?:that |which |we )?(?:was |were |have |has |got )?(?:sold|closed|placed|refunded|cancelled)|(?:sold|closed|refunded|cancelled|pending) (?:homes|houses|listings|properties|orders|bookings|stays)|closings|refunds) /
const ofOne = /\b(?:average|avg|each|apiece|typically|usually|per home|per sale|per order|per booking)\b/
const all = /^(?:everything|all) | in total | altogether | all together | in all /
const trail = /^ (?:in dollars|in total|in all|altogether|all together|in money)(?= )/
const worth =
  / (?:everything|homes|houses|listings|properties|closings|deals|closed sales|orders|purchases|bookings|reservations|stays|refunds|cancellations) /
const numbered = / (?:and|or|nights|units|views|days|hours|each|which|how|what|average) /

const priced =
  /^(?:(?:the|our|all|their) )?(?:ask|asking|list|listing|sold|sale|selling|closing) prices? (?:of|for|on) /

/** "Add up to at asking price": which of its prices is meant. */
const atPrice = /^ ?at (?:their |the )?(?<price>ask|asking|list|listing)(?: prices?)?(?= |$)/

const lengthOf = (words: string): number => words.split(' ').filter(word => word !== '').length

/** "I need what closed sales in Old Town added up to": asked for, though it is no question. */
const told: Rewriting = {
  said: /\bwhat (?!did|do|does|would)(?<things>(?:[a-z\d]+ ){1,6}?)(?:added|summed|add|adds) up to(?= |$)/,
  meant: ({ groups = {} }) => `what did ${groups['things'] ?? ''}add up to`,
}

/** "Sum of all pending orders": of what has an amount, that is added up. */
const sumOf: Rewriting = {
  said: /\bsum of (?:all |the |our |every )*(?=(?:[a-z]+ ){0,3}(?:bookings|reservations|stays|orders|purchases)\b)(?!(?:[a-z]+ ){0,3}(?:bookings|reservations|stays|orders|purchases) and\b)/,
  meant: () => 'total value of ',
}

/** "Sum of all ask prices", "the max of all the nightly rates": of the column, whatever rows there are. */
const ofAll: Rewriting = {
  said: /(?<=\b(?:sum|total|average|avg|mean|median|max|maximum|min|minimum) of )(?:all|every one) (?:of )?(?:(?:the|our|my|their|these) )*(?=(?:(?:unit|nightly|list|listing|ask|asking|sold|sale|closing|selling|individual) )?(?:prices|rates|ratings|discounts|rental incomes|lifetime values|days on market)\b(?! (?:over|under|above|below|between)\b))/,
  meant: () => 'the ',
}

export const addingUp: readonly Rewording[] = [
  wherever([/^of$/, /^(all|every)$/], [ofAll]),
  wherever(/^sum$/, [sumOf]),
  wherever(/^(added|summed|add|adds)$/, [told]),
  wherever(/^(add|sum|come|amount|run|total)$/, summed),
]

function summed(tokens: Tokens): Tokens {
  const [first] = tokens
  if (first === undefined || tokens.some(({ text }) => text.includes(' '))) return tokens
  const said = tokens.map(({ text }) => `${text} `).join('')
  const led = opening.exec(said)?.[0]
  const found = led === undefined ? null : sum.exec(said.slice(led.length))
  if (led === undefined || found === null) return tokens
  const things = said.slice(led.length, led.length + found.index)
  const rest = said.slice(led.length + found.index + found[0].length)
  const isOfThese = these.test(`${things} `) && !ofOne.test(rest)
  const isSum = adds.test(found[0]) || isOfThese || all.test(`${things} ${rest}`)
  if (!isSum || !worth.test(` ${things} `) || numbered.test(` ${things} `)) return tokens
  const from = lengthOf(led)
  const to = from + lengthOf(things)
  const price = atPrice.exec(rest)
  if (price === null && /^ ?at /.test(rest)) return tokens
  const after = to + lengthOf(found[0]) + lengthOf(price?.[0] ?? trail.exec(rest)?.[0] ?? '')
  // "The asking prices of everything under contract": the amount is named.
  const amount = priced.exec(things)?.[0]
  const value = price === null ? ['value'] : [price.groups?.['price'] ?? 'asking', 'price']
  const head = amount === undefined ? ['total', ...value, 'of'] : ['total']
  const named =
    amount === undefined ? from : from + lengthOf(/^(?:the|our|all|their) /.exec(things)?.[0] ?? '')
  const words = ['what', 'is', 'the', ...head].map((text): Token => ({
    ...first,
    kind: 'word',
    text,
  }))
  return [...words, ...tokens.slice(named, to), ...tokens.slice(after)]
}
