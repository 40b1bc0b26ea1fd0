// Rows that are ranked, missing or asked for one by one, in words that would otherwise be taken for something else of theirs: "the highest
// bookings" of a city are the most, "zero orders" of a product are none, and "guest and check-in for every booking" is a list.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const rows =
  '(?:bookings|reservations|stays|orders|purchases|cancellations|refunds|inquiries|views|visits|leads|closings|listings|check ins)'

/** "The two highest bookings" are single ones; those that a city has are counted. */
const highest: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:had|with|has|have|got|gets|saw|sees|received|showed) (?:the )?)(?<end>highest|lowest) (?=(?:[a-z]+ )?${rows}\\b)`,
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
  said: /(?<=\b(?:with|had|have|has|got|get|gets|having|received) )(?:zero|0) (?=(?:[a-z]+ )?(?:orders|purchases)\b)/,
  meant: ({ 0: said }, question) =>
    /\b(customer|buyer|shopper|client|people)/.test(question) ? said : 'no ',
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

/** "Above asking and over $900,000": two limits, and no premium of so much. */
const twoLimits: Rewriting = {
  said: /\b(?<side>(?:above|below|over|under) (?:asking|ask|list)(?: price)?) (?:and |but )?(?:worth |with |were |at )?(?<limit>(?:over|above|under|below|more than|less than|>|<) (?:\$ ?)?(?<number>\d[\d,.]*)(?<unit> ?(?:k|m|million|thousand)(?= |$))?(?: dollars)?)/,
  meant: ({ groups, 0: said }) => {
    const isPrice =
      /m/.test(groups?.['unit'] ?? '') || (groups?.['number'] ?? '').replaceAll(',', '').length > 5
    return isPrice ? `${groups?.['limit'] ?? ''} and ${groups?.['side'] ?? ''}` : said
  },
}

/** "How many sales over $900,000 were above asking". */
const priceFirst: Rewriting = {
  said: /(?<=\b(?:over|above|under|below|more than|less than) (?:\$ ?)?\d[\d,.]*(?: ?(?:k|m|million|thousand)(?= ))? )(?:were|was|went|sold|closed|are|is) (?:for )?(?=(?:above|over|below|under) (?:asking|list)\b)/,
  meant: () => 'and ',
}

/** "City: cancelled bookings, completed bookings": the heading names the groups in which both are counted. */
const many = '(?:how many|the number of|number of|count of|#)'
/** "Revenue and number of cancelled orders by month" has only one of them. */
const state = '(?:[a-z]+ed|pending|open|sold|active|weekly|monthly)'
const bothCounted: Rewriting = {
  said: new RegExp(
    `^(?:${many} )?(?<one>${state}) (?:${rows} )?(?:and|,) ${many} (?<other>${state}) (?<rows>${rows}) (?:by|per|for each|in each) (?<group>[a-z]+(?: (?:type|method|source))?)(?= |$)`,
  ),
  meant: ({ groups }) =>
    `by ${groups?.['group'] ?? ''} : ${groups?.['one'] ?? ''} ${groups?.['rows'] ?? ''} , ${groups?.['other'] ?? ''} ${groups?.['rows'] ?? ''}`,
}

const heading: Rewriting = {
  said: new RegExp(`^(?<group>[a-z]+(?: [a-z]+)?) : (?=[a-z]+ ${rows} (?:,|and) [a-z]+ ${rows}\\b)`),
  meant: ({ groups }) => `by ${groups?.['group'] ?? ''} : `,
}

export function rowsCounted(given: readonly Token[]): readonly Token[] {
  const has = (tokens: readonly Token[], word: RegExp) => tokens.some(({ text }) => word.test(text))
  let tokens = given
  if (has(tokens, /^(highest|lowest)$/)) tokens = rewritten(tokens, [highest])
  if (has(tokens, /^(many|number|count|#)$/)) tokens = rewritten(tokens, [bothCounted])
  if (has(tokens, /^:$/)) tokens = rewritten(tokens, [topic, heading])
  if (has(tokens, /^(zero|0)$/)) tokens = rewritten(tokens, [zero])
  if (has(tokens, /^how$/)) tokens = rewritten(tokens, [some])
  if (has(tokens, /^(each|every)$/)) tokens = rewritten(tokens, [oneByOne])
  return has(tokens, /^(asking|ask|list)$/) ? rewritten(tokens, [twoLimits, priceFirst]) : tokens
}
