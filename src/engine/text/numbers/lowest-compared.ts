// "Lowest nightly rate: Aspen vs Park City", "compare the highest price of electronics and books": the end of the scale of each side,
// and no search for the one home that is cheapest.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const low = '(?:lowest|cheapest|smallest)'
const high = '(?:highest|priciest|dearest|biggest|largest|steepest|most expensive|top)'
const amount =
  '(?:(?:(?:nightly|asking|ask|list|listing|sold|sale|sales|unit|selling|closing|product) )?(?:rate|price|ask)|rating|days on market|dom)'
const lead =
  '^(?:(?:please|show|me|us|give|what|whats|is|are|was|were|the|our|and|so|now|a|comparison|compare|comparing|contrast|of|i|need|want|to) )*'
/** "Which has the lowest rate, Aspen vs Park City" asks for one of them. */
const isOfSides = (question: string): boolean =>
  !/\b(?:which|who|where|with the|difference|gap|average|avg|mean|median)\b/.test(question) &&
  (/\b(?:vs|versus|against|compared (?:to|with))\b/.test(question) ||
    /\b(?:compare|comparing|contrast|comparison)\b.* (?:and|with|to|&) /.test(question))

const rule = (superlative: string, fn: string): Rewriting => ({
  said: new RegExp(`(?<=${lead})${superlative} (?=${amount}s? )`),
  meant: ([said], question) => (isOfSides(question) ? `${fn} ` : said),
})

export const lowestCompared = wherever(
  [
    /^(lowest|cheapest|smallest|highest|priciest|dearest|biggest|largest|steepest|expensive|top)$/,
    /^(vs|versus|against|compared?|comparing|contrast|comparison)$/,
  ],
  [rule(low, 'minimum'), rule(high, 'maximum')],
)
