// "Which 5 items have the most reviews": five products, and no orders of five pieces. "The three people with the most nights", "how many
// different people stayed": guests, who may come more than once. "Most purchases", "dollars returned", "the biggest sales" of a brand.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const first =
  /\b(?:most|highest|biggest|largest|greatest|lowest|fewest|smallest|least|best|worst|top|cheapest|priciest|dearest|steepest)\b/

const items: Rewriting = {
  said: new RegExp(
    `(?<=(?:^|\\b(?:which|what|the|top|our|are|show|list|name|give me|bottom|best|worst) |[,:;] )${number} )items(?= (?:with|have|had|has|that|which|who|were|are|got|cost|sold|by|brought|made|generated|earned|we)\\b)`,
  ),
  meant: ({ 0: said }, question) => (first.test(question) ? 'products' : said),
}

const ofStays =
  /\b(?:stays?|stayed|staying|nights?|bookings?|booked|reservations?|check ins?|checked in|arrived|arriving)\b/
/** Those who only look or write are no guests yet. */
const ofLeads =
  /\b(?:leads?|visitors?|inquir\w+|messages?|interested|sources?|viewings?|views?|viewed|favou?rit\w+|website|site|mobile|device)\b/

const guests = ({ 0: said }: RegExpExecArray, question: string): string =>
  ofStays.test(question) && !ofLeads.test(question) ? 'guests' : said

const people: readonly Rewriting[] = [
  { said: /(?<=\b(?:different|distinct|unique|separate|individual) )(?:people|folks)\b/, meant: guests },
  {
    said: new RegExp(
      `(?<=\\b(?:which|the|top|our|list|name|show) ${number} )(?:people|folks)(?= (?:with|by|who|that|have|had|booked|stayed|spent|brought)\\b)`,
    ),
    meant: guests,
  },
  {
    said: new RegExp(
      `(?<=^|\\b(?:which|list|show|name|the|all|any|many) |[,:] )(?:people|folks)(?= (?:with|who have|that have|who had|have had|have) (?:at least |more than |over |exactly )?${number}\\b)`,
    ),
    meant: guests,
  },
]

/** "Anyone with three or more refunded orders": whoever made so many of them. */
const ofOrders = /\b(?:orders?|purchases?|refunds?|returns?)\b/
const anyone: Rewriting = {
  said: new RegExp(
    `(?<=^|^(?:is there|are there|do we have|give me|show me|list) |[.?!] )(?:anyone|anybody|everyone|everybody|people|folks|who)(?: (?:who|that))?(?: (?:has|have|with|made|placed))(?= (?:(?:at least |more than |over |exactly )${number}|${number} (?:\\+|or more))(?: [a-z]+)? (?:orders|purchases|refunds|returns|stays|bookings|reservations|cancellations)\\b)`,
  ),
  meant: (_, question) => `${ofOrders.test(question) ? 'customers' : 'guests'} with`,
}

/** "Which weekday do most purchases come in": orders, and no pieces. */
const purchases: Rewriting = {
  said: /(?<=\b(?:most|fewest) )purchases\b/,
  meant: () => 'orders',
}

/** "Dollars returned per category": money goes back, and no goods. */
const returned: Rewriting = {
  said: /(?<=\b(?:dollars|money|usd|\$) )returned\b|\breturned(?= the most money\b)/,
  meant: () => 'refunded',
}

/** "Which brand had the biggest sales": all of its sales together. */
const sales: Rewriting = {
  said: /(?<=\b(?:brand|category|state|city|product|payment method|month|quarter) (?:had|has|have|with|made|saw) (?:the )?(?:our )?)(?:biggest|largest|greatest)(?= sales\b)/,
  meant: () => 'highest',
}

/** "Homes closed and volume by month": how many, beside another number. */
const closings: Rewriting = {
  said: /(?<=^|[:,;] |\bof )(?:homes|houses|properties|listings|units) closed(?= (?:and|,|\+|&|plus|\/) (?:and )?(?:the )?(?:total|sales|volume|average|avg|mean|median|sold|dollar)\b)/,
  meant: () => 'homes sold',
}

export const soManyThings: readonly Rewording[] = [
  wherever(/^closed$/, [closings]),
  wherever([/^purchases$/, /^(most|fewest)$/], [purchases]),
  wherever([/^returned$/, /^(dollars|money|usd|\$)$/], [returned]),
  wherever([/^sales$/, /^(biggest|largest|greatest)$/], [sales]),
  wherever([/^items$/, new RegExp(`^${number}$`)], [items]),
  wherever(
    [
      /^(anyone|anybody|everyone|everybody|people|folks|who)$/,
      /^(has|have|had|with|made|placed)$/,
      /^(orders|purchases|refunds|returns|stays|bookings|reservations|cancellations)$/,
    ],
    [anyone],
  ),
  wherever(/^(people|folks)$/, people),
]
