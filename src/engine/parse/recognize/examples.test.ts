import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('examples of groups are no limit', () => {
  shop.never('revenue by day of the week, monday, tuesday and so on', 'IN (1, 2)')
  shop.never('revenue by payment method, paypal, gift card etc', "'paypal'")
  rental.never('leads by source, google, facebook and so on', "'google'")
  shop.declines('revenue for paypal, gift card and so on')
})
