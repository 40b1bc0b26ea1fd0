import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a word that two others share', () => {
  shop.says('pending orders: order number, first and last name of the buyer', 'b.first_name, b.last_name')
  homes.says('address, list and sale price for everything sold in October', 'ask_price, sold_price')
  homes.never('list the sale price for everything sold in October', 'ask_price')
})

describe('a hyphen that waits for its word', () => {
  rental.says('the two- and three-bedroom places', 'bedrooms IN (2, 3)')
  homes.says('3- to 5-bedroom homes for sale', 'beds >= 3', 'beds <= 5')
})

describe('what is lost in two ways', () => {
  shop.says('money lost to refunds and cancellations this year', 'refunded_amount', 'cancelled_amount')
  shop.says('revenue lost to refunds per month', 'refunded_amount', "date_trunc('month'")
})
