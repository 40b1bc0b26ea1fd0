// "Which guest paid the highest amount for one booking, and which home", "the biggest single bill ever, guest and amount": one row, the
// dearest of all. Read by its words alone, all that each guest ever paid was added up.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const rows = '(?<row>booking|stay|reservation|trip|order|purchase|checkout)'
const one = '(?:(?:one|a|any|any one|one single|a single) )'
const who =
  '(?<who>who|(?:which|what) (?:guest|customer|client|buyer|shopper|person))(?: (?:has|have|had|ever))*'
const paid = '(?:paid|pay|spent|spend|shelled out|forked out|dropped|coughed up)(?: us)?'
const most =
  '(?:the )?(?:most|biggest|highest|largest)(?: (?:money|amount|price|sum|total|bill|total price))?'
const anyone =
  '(?:anyone|anybody|someone|somebody|a guest|one guest|any guest|a customer|one customer|any customer|one person)'

const rowOf = (question: string): string =>
  /\b(?:orders?|customers?|buyers?|shoppers?|products?|items?)\b/.test(question) ? 'order' : 'booking'

/**
 * "Trip" is no name for rows. A customer who "had the most expensive order" would be read as all that each one bought; a booking that
 * is "made in July" is dated by the day it was made.
 */
const dearest = (row = ''): string =>
  /^(?:order|purchase|checkout)$/.test(row)
    ? 'had the largest single order'
    : `had the most expensive ${row === 'trip' ? 'booking' : row}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${who} ${paid} ${most} (?:for|on|in|at) ${one}${rows}(?= [,.?!]|$| ever\\b| (?:and|in|this|last)\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} ${dearest(groups['row'])}`,
  },
  {
    said: new RegExp(
      `\\b${who} ${paid} (?:the )?(?:biggest|highest|largest) (?:single )?(?:bill|invoice|booking|reservation|order)(?= [,.?!]|$| ever\\b| (?:and|in|this|last|so far)\\b)`,
    ),
    meant: ({ groups = {} }, question) => `${groups['who'] ?? ''} ${dearest(rowOf(question))}`,
  },
  // "Which customer had the most expensive order": that one, as when it is paid.
  {
    said: /\b(?<who>who|(?:which|what) (?:customer|client|buyer|shopper|person)) (?:has|had|made|placed) (?:the )?(?:most expensive|priciest|dearest|costliest) (?:single )?(?:order|purchase)(?= [,.?!]|$| ever\b| (?:and|in|this|last|so far)\b)/,
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} ${dearest('order')}`,
  },
  // "What's the most anyone has ever paid us for one single stay, who was it": who is asked for behind it.
  {
    said: new RegExp(
      `\\b(?:what (?:is|was) )?the most (?:that )?${anyone} (?:(?:has|have|had|ever) )*${paid} (?:for|on|in|at) ${one}${rows}(?<ever> ever)?(?: ,)?(?: and)? who (?:was|is) (?:it|that|this)(?= [,.?!]|$| and\\b)`,
    ),
    meant: ({ groups = {} }) => `who ${dearest(groups['row'])}`,
  },
  {
    said: /\b(?:the )?(?:biggest|highest|largest) (?:single )?(?:bill|invoice)(?= (?:(?:ever|so far|this year|last year|this month|last month) )?(?:[,:] |with |and )(?:the )?(?:guest|customer|name|home|house|who|order)\b)/,
    meant: (_, question) => `the most expensive ${rowOf(question)}`,
  },
]

export const biggestBill: Rewording = wherever(
  [
    /^(most|biggest|highest|largest|priciest|dearest|costliest)$/,
    /^(paid|pay|spent|spend|shelled|forked|dropped|coughed|bill|invoice|has|had|made|placed)$/,
  ],
  rules,
)
