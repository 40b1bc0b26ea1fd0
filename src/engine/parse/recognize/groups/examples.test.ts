import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('examples of groups are no limit', () => {
  shop.never('revenue by day of the week, monday, tuesday and so on', 'IN (1, 2)')
  shop.never('revenue by payment method, paypal, gift card etc', "'paypal'")
  rental.never('leads by source, google, facebook and so on', "'google'")
})

describe('groups that nothing but their examples name', () => {
  shop.says('revenue for paypal, gift card and so on', 'GROUP BY payment_method')
  rental.says('revenue for cabins, lofts, villas and so on', 'GROUP BY l.property_type')
  rental.says('last year, how many bookings in jan, feb and so on', "date_trunc('month', check_in)")
  rental.declines('revenue in Aspen etc')
})
