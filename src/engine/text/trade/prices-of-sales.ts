// "List price vs sold price by area this year": both of the homes that sold then. "Close year" is the year of a sale.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const ofSales =
  /\b(?:sales|solds|closings|sold (?:homes|houses|this|last|in)|closed|average|avg|median|mean|total)\b/

export const pricesOfSales: readonly Rewording[] = [
  wherever(
    [/^(list|ask|asking)$/, /^(vs|versus|against|compared)$/, /^(by|per|each)$/],
    [
      {
        said: /\b(?:list|ask|asking)(?: prices?)? (?:vs|versus|against|compared (?:to|with)) (?:sold|sale|closing|selling)(?: prices?)?(?= (?:by|per|in each|for each)\b)/,
        meant: ([said], question) =>
          ofSales.test(question.replace(said, ' '))
            ? said
            : 'average ask price and average sold price of sold homes',
      },
    ],
  ),
  wherever(
    [/^(close|sold|sale)$/, /^years?$/],
    [
      {
        said: /(?<=\b(?:by|and|columns|rows|cols|per|,) )(?:close|sold|sale) year(?= [,.?!]|$| (?:and|in|for)\b)/,
        meant: () => 'closing year',
      },
    ],
  ),
]
