// "Orders this month, sorted by amount", "bookings next month by total, largest first": the money of each row, whatever it is called there.
import { wherever } from '#engine/text/rewritten.ts'

const rows = {
  order: '(?:orders|purchases|refunds|cancellations|transactions)',
  stay: '(?:bookings|reservations|stays)',
}
const sorted =
  '(?:sort|sorted|order|ordered|arrange|arranged)(?: (?:it|them|those|these))? by (?:the |their )?'
const money = '(?:total|totals|amount|amounts|value|order total|order size|dollar amount|total value|size)'
const ends =
  '(?= ?[,.?!]| (?:descending|ascending|desc|asc|largest|highest|biggest|lowest|smallest|high|low)\\b|$)'

const sortedAs = (what: string, called: string) => ({
  said: new RegExp(`(?<=\\b${what}\\b.*\\b${sorted})${money}${ends}`),
  meant: () => called,
})

export const sortedByMoney = wherever(
  [/^(sort|sorted|order|ordered|arrange|arranged)$/, /^(totals?|amounts?|value|size)$/],
  [sortedAs(rows.order, 'order amount'), sortedAs(rows.stay, 'total price')],
)
