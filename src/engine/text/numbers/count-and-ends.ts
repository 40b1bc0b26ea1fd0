// "The count, the cheapest and the average price", "number, average ask and median ask": numbers beside each other. "Cheapest" alone would
// be a home, and "the number" of nothing was lost.
import { wherever } from '#engine/text/rewritten.ts'

const low = 'cheapest|lowest|smallest'
const high = 'priciest|dearest|costliest|most expensive|highest|steepest'
const mean = 'average|avg|mean|median'
const joint = '(?: ,(?: and)?| and| plus| &)(?: the)? '
const price = '(?:(?:active|asking|nightly|list|listing|current) )?(?:price|rate|ask)\\b'
const way = (end: string): string => (new RegExp(`^(?:${low})$`).test(end) ? 'lowest' : 'highest')

/** "Number and average sold price in Old Town": of those that sold, where nothing else is named. */
const things =
  /\b(?:homes?|houses?|listings?|properties|solds?|sales|closings|closed|actives?|pendings?|deals|ones|condos?|\d bed)\b(?! price)/
const sold = '(?:sold|closing|closed|sale|selling) prices?'

export const countAndEnds = [
  // "The number and the total of refunds": of rows that have an amount, a total is their money.
  wherever(
    [/^(number|count)$/, /^(total|sum)$/],
    [
      {
        said: /\b(?<!order )(?:number|count) and (?:the )?(?:total|sum) of (?=(?:the |all )?(?:completed |cancelled |refunded |pending )?(?:refunds|returns|orders|purchases|cancellations|bookings|sales|stays)\b)/,
        meant: () => 'number and value of ',
      },
    ],
  ),
  wherever(
    [/^(number|count)$/, /^prices?$/, /^(sold|closing|closed|sale|selling)$/],
    [
      {
        said: new RegExp(
          `(?:^|(?<=[,:] )|\\b(?:the|give me|show|me) )(?:number|count)(?=${joint}(?:(?:${low}|${high}|${mean})${joint}){0,2}(?:${low}|${high}|${mean}) ${sold})`,
        ),
        meant: ({ 0: said }, question) =>
          things.test(question) ? said : said.replace(/(?:number|count)$/, 'number of sales'),
      },
    ],
  ),
  wherever(
    [/^(number|#|count)$/, new RegExp(`^(${mean}|${low}|${high}|total|sum)$`)],
    [
      {
        said: new RegExp(
          `(?:^|(?<=[,:] )|\\b(?:the|give me|show|me) )(?:the )?number(?=(?: ,)?(?: and| plus)?(?: the)? (?:${mean}|${low}|${high}) )(?! of)`,
        ),
        meant: ({ 0: said }) => said.replace(/number$/, 'count'),
      },
    ],
  ),
  wherever(
    [
      /^(cheapest|priciest|dearest|costliest|expensive|lowest|highest|smallest|steepest)$/,
      new RegExp(`^(${mean})$`),
    ],
    [
      {
        said: new RegExp(
          `\\b(?<!(?:${mean}) (?:, )?(?:and )?(?:the )?)(?<end>${low}|${high})${joint}(?<mean>${mean}) (?<what>${price})`,
        ),
        meant: ({ groups: { end = '', mean: by = '', what = '' } = {} }) => `${way(end)} and ${by} ${what}`,
      },
      {
        said: new RegExp(`\\b(?<mean>${mean})${joint}(?<end>${low}|${high}) (?<what>${price})`),
        meant: ({ groups: { end = '', mean: by = '', what = '' } = {} }) => `${way(end)} and ${by} ${what}`,
      },
    ],
  ),
]
