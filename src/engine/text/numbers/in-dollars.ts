// "Top 5 brands this year, dollars and units", "refunds last month, dollars": the money of what is named, and no word to pass over.
import { wherever } from '#engine/text/rewritten.ts'

const dollars = '(?:in )?(?:dollars|dollar amounts?|\\$|\\$ amount|money)'
const end = '(?= ?[.?!]?$)'
const period =
  '(?:today|yesterday|(?:this|last|the past|the last|past) (?:week|month|quarter|year)|in [a-z]+|in 20\\d\\d|20\\d\\d|q[1-4] 20\\d\\d|ytd)'

export const inDollars = wherever(/^(dollars?|money|\$)$/, [
  {
    said: new RegExp(`(?<=[,:;-] )${dollars} and units(?: sold)?${end}`),
    meant: () => 'revenue and units sold',
  },
  {
    said: new RegExp(`(?<=[,:;-] )units(?: sold)? and ${dollars}${end}`),
    meant: () => 'units sold and revenue',
  },
  {
    said: new RegExp(
      `^(refunds|refunded orders|cancellations|cancelled bookings|cancelled orders) (${period}) [,:;-] ${dollars}${end}`,
    ),
    meant: ([, what, when]) => `total amount of ${what ?? ''} ${when ?? ''}`,
  },
])
