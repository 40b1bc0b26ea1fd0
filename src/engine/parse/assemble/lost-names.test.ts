import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'name and quantity on hand of every Pet Supplies product that is low in stock',
  `category = 'Pet Supplies'`,
)
shop.says('the price of every Aurora product', `brand = 'Aurora'`)
rental.says(
  'title and nightly rate of every cabin in Napa',
  `property_type = 'mountain_cabin'`,
  `city = 'Napa'`,
)
rental.says('bookings of any status last month', `reservation_type <> 'viewing' AND r.check_in`)
homes.declines('median price for each active home')
homes.declines('revenue for each active listing')

homes.says('how did prices move', "date_trunc('month', close_date)")
homes.declines('how did asking prices move')
shop.says('which product has the most reviews and how is its rating', 'LIMIT 1')

rental.declines('is revenue up in Aspen')

describe('sides of a comparison that would be lost', () => {
  rental.declines('google and instagram side by side: all leads, listing leads, share of listing leads in %')
})
