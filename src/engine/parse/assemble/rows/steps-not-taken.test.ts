import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('visits without a step have no row of it', () => {
  shop.says("how many sessions didn't purchase", 'purchase_events = 0')
  shop.says('number of sessions not reaching checkout last month', 'checkouts = 0')
  shop.never('how many sessions did not search', "event_type <> 'search'")
  rental.says('how many sessions viewed but did not click', 'views >= 1 AND clicks = 0')
  rental.says('how many sessions were not on mobile', "device_type <> 'mobile'")
})
