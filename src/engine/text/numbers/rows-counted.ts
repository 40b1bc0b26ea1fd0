// Rows that are ranked, missing or asked for one by one, in words that would otherwise be taken for something else of theirs: "the highest
// bookings" of a city are the most, "zero orders" of a product are none, and "guest and check-in for every booking" is a list.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rows =
  '(?:bookings|reservations|stays|orders|purchases|cancellations|refunds|inquiries|views|visits|leads|closings|listings|check ins)'

/** "The two highest bookings" are single ones; those that a city has are counted. */
const highest: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:had|with|has|have|got|gets|saw|sees|received|showed) (?:the )?(?:(?:second|third|fourth|fifth|2nd|3rd) )?)(?<end>highest|lowest) (?=(?:[a-z]+ )?${rows}\\b)`,
  ),
  meant: ({ groups }) => (groups?.['end'] === 'lowest' ? 'fewest ' : 'most '),
}

/** "Lowest bookings last month: 5 cities". */
const highestBefore: Rewriting = {
  said: new RegExp(
    `^(?:the )?(?<end>highest|lowest) (?=(?:[a-z]+ )?${rows}\\b[^:,]*[:,] (?:top |bottom |the )?(?:\\d+|two|three|four|five|six|ten) (?:cities|states|areas|subdivisions|neighborhoods|property types|types|homes|houses|properties|cabins|guests|brands|categories|products|customers|sources|payment methods)\\b)`,
  ),
  meant: ({ groups }) => (groups?.['end'] === 'lowest' ? 'fewest ' : 'most '),
}

const topic: Rewriting = {
  said: new RegExp(
    `^(?<rows>(?:[a-z]+ )?${rows})(?<rest>(?: [^:,]+)?) : (?<top>(?:top|bottom) (?:\\d+|[a-z]+) [a-z]+(?: [a-z]+)?)(?= [.?!]|$)`,
  ),
  meant: ({ groups }) => `${groups?.['top'] ?? ''} by ${groups?.['rows'] ?? ''}${groups?.['rest'] ?? ''}`,
}

/** Customers have a number of orders of their own. */
const zero: Rewriting = {
  said: /(?<=\b(?:with|had|have|has|got|get|gets|having|received|but|and|yet) )(?:zero|0) (?=(?:[a-z]+ )?(?:orders|purchases|sales)\b)/,
  meant: ({ 0: said }, question) =>
    /\b(customer|buyer|shopper|client|people)/.test(question) ? said : 'no ',
}

/** "Products in stock, zero orders in 90 days". */
const zeroListed: Rewriting = {
  said: /(?<=\b(?:products|items|skus)\b.*) [,;] (?:zero|0|no) (?=(?:[a-z]+ )?(?:orders|purchases)\b)/,
  meant: ({ 0: said }, question) =>
    /\b(customer|buyer|shopper|client|people)/.test(question) ? said : ' with no ',
}

/** "How many homes had bookings this year": one is enough. */
const some: Rewriting = {
  said: /(?<=\bhow many (?:of our |different |of the )?(?:homes|houses|properties|listings|cabins|lofts|villas|places|products|items|brands|categories|cities|states)(?: (?:in|from) [a-z]+)? (?:had|have|got|get|received) )(?:any |some )?(?<rows>booking|reservation|order|stay|purchase|sale)s(?= |$)/,
  meant: ({ groups }) => `at least one ${groups?.['rows'] ?? ''}`,
}

const oneByOne: Rewriting = {
  said: /^(?<columns>(?:(?:show|list|give|me|the) )*(?:guest|customer|buyer|client)\b[^:]*?) for (?:each|every) (?<kind>(?:[a-z]+ )?)(?<row>booking|reservation|order|stay|purchase)\b/,
  meant: ({ groups }) =>
    `${groups?.['columns'] ?? ''} for all ${groups?.['kind'] ?? ''}${groups?.['row'] ?? ''}s`,
}

/** "City: cancelled bookings, completed bookings": the heading names the groups in which both are counted. */
const heading: Rewriting = {
  said: new RegExp(`^(?<group>[a-z]+(?: [a-z]+)?) : (?=[a-z]+ ${rows} (?:,|and) [a-z]+ ${rows}\\b)`),
  meant: ({ groups }) => `by ${groups?.['group'] ?? ''} : `,
}

const done =
  '(?:refunded|cancelled|canceled|pending|completed|confirmed|expired|withdrawn|active|sold|closed|available|above asking|below asking)'
/** "Total refunded orders" are so many orders, where "total refunded" is money. */
const countedRows: Rewriting = {
  said: new RegExp(
    `\\btotal (?=${done} (?:orders|purchases|bookings|reservations|stays|listings|homes|houses|properties)\\b|(?:above|below) asking sales\\b)`,
  ),
  meant: () => 'number of ',
}

export const rowsCounted: readonly Rewording[] = [
  wherever(/^total$/, [countedRows]),
  wherever(/^(highest|lowest)$/, [highest, highestBefore]),
  wherever(/^:$/, [topic, heading]),
  wherever(/^(zero|0)$/, [zero, zeroListed]),
  wherever(/^how$/, [some]),
  wherever(/^(each|every)$/, [oneByOne]),
]
