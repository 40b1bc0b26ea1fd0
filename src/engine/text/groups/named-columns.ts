// "…, columns: address, ask, bedrooms", "the address, the ask and how many bedrooms", "the day each one closed": columns of a list, in
// words that would ask for a number or a time of their own.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [,.?!;)]|$| (?:and|for|of|in)\\b)'
const column = '(?:address|addresses|price|prices|ask|asks|asking|beds|bedrooms|baths)'
/** Beside another column. */
const beside = `(?<=\\b${column}\\b(?: ,)?(?: and)? (?:the |its |their )?)`

/** "How many bedrooms" beside other columns is one of them; of one home, or on average, it is a number. */
const rooms: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${beside}(?:how many|(?:the )?(?:number|quantity|count|amount) of) (?<what>bedrooms|beds|baths|bathrooms)(?: (?:it|they|each|each one) (?:has|have))?${ends}`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      /\b(?:average|avg|by|per|each|median|how much)\b/.test(question) ? said : (groups['what'] ?? ''),
  },
  {
    said: new RegExp(`${beside}(?<what>bedroom|bed|bath|bathroom) (?:numbers?|counts?|quantity)${ends}`),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''}s`,
  },
  {
    said: /(?<=[,:] (?:the )?)(?:quantity|number|count|amount) of (?<what>bedrooms|beds|baths|bathrooms)(?= [,.?!]|$)/,
    meant: ({ groups = {}, 0: said, index }, question) =>
      /\b(?:address|addresses)\b/.test(question.slice(0, index)) &&
      !/\b(?:average|avg|by|per|median|total)\b/.test(question)
        ? (groups['what'] ?? '')
        : said,
  },
]

const titled: Rewriting = {
  said: /(?<=[a-z\d] [,;:.-] )(?:with )?(?:the )?(?:columns|fields|headers|headings)(?: are| being| should be)? ?:? (?=[a-z])/,
  meant: () => 'with ',
}

/** "Where it is, what it asks": the address and the price of each. */
const each = '(?:it|they|each|each one|each of them)'
const inClauses: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=[:,] )where ${each} (?:is|are)(?: located)? , what ${each} (?:asks?|is asking|are asking|costs?)(?= [,.?!]|$| and\\b)`,
    ),
    meant: () => 'address , asking price',
  },
]

/** "The day each one closed", "closing day". */
const closingDay: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${beside}(?:the )?(?:day|date|when) (?:on which |that |when )?(?:it|they|each|each one|each of them|each home|the sale|the deal) (?:was |were )?(?:closed|sold|settled)${ends}`,
    ),
    meant: () => 'close date',
  },
  {
    said: new RegExp(`${beside}(?:closing|sale|sold|close) day${ends}`),
    meant: () => 'close date',
  },
]

/** "30 day closings list": of so many days. */
const ofSoManyDays: Rewriting = {
  said: /^(?:the |our )?(?<many>\d{1,3}) days? (?<rows>closings|sales|closed sales|orders|bookings|solds)(?: list| report)?(?= [,:]|$)/,
  meant: ({ groups = {} }) => `${groups['rows'] ?? ''} in the last ${groups['many'] ?? ''} days`,
}

export const namedColumns: readonly Rewording[] = [
  wherever(/^(bedrooms?|beds?|baths?|bathrooms?)$/, rooms),
  wherever(/^(columns|fields|headers|headings)$/, [titled]),
  wherever([/^where$/, /^what$/], inClauses),
  wherever(/^(day|date|when)$/, closingDay),
  wherever([/^days?$/, /^\d{1,3}$/, /^(closings|sales|orders|bookings|solds)$/], [ofSoManyDays]),
]
