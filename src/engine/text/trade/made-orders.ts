// "Customers who have made only one order", "which five have spent the most": what people do, where the words alone would ask what was
// earned, or for things that nobody named.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const events = '(?:orders?|purchases?|bookings?|reservations?)'
const counted = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)'
const many = '(?:orders|purchases|bookings|reservations|stays|views|inquiries|reviews|refunds|cancellations)'
const who =
  '(?:guests|customers|buyers|shoppers|people|clients|visitors|leads|homes|houses|properties|listings|products|items|who|that|which)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bmade (?=(?:only|just|exactly) (?:one|1) (?:single )?${events}\\b)`),
    meant: () => 'had ',
  },
  {
    said: new RegExp(
      `\\bmade (?=(?:exactly |at least |more than |fewer than )?${counted} (?:or more )?(?:orders?|purchases?)\\b)`,
    ),
    meant: () => 'had ',
  },
  // "What a customer spends on average for one order": of each, and not of those who have one.
  {
    said: /\bfor (?:one|a single) (?=(?:order|booking|purchase|stay)\b)/,
    meant: ({ 0: said }, question) => (/\baverage\b.*\bfor (?:one|a single) /.test(question) ? 'per ' : said),
  },
  // "Guests with two bookings": they have so many, and all of them are meant.
  {
    said: new RegExp(
      `(?<=\\b${who} (?:have |has )?)(?<!\\bmean .*)(?<verb>with|had|have|has|made|placed|having) (?<number>${counted}) (?=${many}\\b(?! (?:or|and) (?:more|fewer|less|up|over|above|beyond)| plus| minimum| min| at least| total))`,
    ),
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} exactly ${groups?.['number'] ?? ''} `,
  },
  {
    said: new RegExp(
      `\\bwhich (?<number>${counted}) (?=(?:have |has |had |of them )?(?:spent|paid|bought|ordered|stayed|booked)\\b)`,
    ),
    meant: ({ groups }) => `which ${groups?.['number'] ?? ''} customers `,
  },
  // "Made one order and never came back": one says it.
  {
    said: new RegExp(
      `(?<=\\b(?:only|just|exactly) (?:one|1) (?:single )?${events}) and (?:then )?never (?:came back|come back|returned|again|(?:ordered|bought|booked|came) again)(?= |$)`,
    ),
    meant: () => '',
  },
]

export const madeOrders = wherever(/^(made|which|with|had|have|has|placed|having|one|single)$/, rules)
