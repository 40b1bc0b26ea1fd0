import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is not there', () => {
  shop.says('prodcuts that dont have any reveiws yet', 'review_count = 0')
  shop.says('how many customers never completed a single order', "status = 'completed'", 'orders = 0')
  homes.says('how many homes are there w/o rental income', 'owner_rental_in_23 IS NULL')
  rental.says('listings zero booked nights next month', 'r.check_out >', '= 0')
})

describe('what is left out', () => {
  homes.says('count of listings by status, excluding withdrawn', "status <> 'WDN'", 'GROUP BY status')
  shop.says('orders that are neither completed nor refunded', "NOT IN ('completed', 'refunded')")
  rental.says('total number of leads not interested in renting', "interest_type <> 'renting'")
})

describe('a negation that goes on', () => {
  homes.says('houses with neither a pool nor a half bath', 'NOT has_pool', 'partial_baths = 0')
  homes.says('homes without a pool or rental income', 'NOT has_pool', 'owner_rental_in_23 IS NULL')
  shop.says('orders that were not paid by card, how many this month', "NOT IN ('credit_card', 'debit_card')")
})

describe('what is not guessed at', () => {
  shop.says('which categories have no sold out items', 'WHERE stock_quantity = 0', 'products, 0) = 0')
  rental.declines('how many homes earn above average in their state')
  shop.says('products containing the word desk under 200 dollars', "ILIKE '%desk%'", 'price < 200')
  shop.says('products nobody has bought this year, how many', 'count(*) AS count')
})

describe('what goes on with what is left out', () => {
  shop.says('revenue by category leaving out refunds and Pet Supplies', "category <> 'Pet Supplies'")
  homes.says('homes not sold or withdrawn', "NOT IN ('SLD', 'WDN')")
  homes.says('active homes excluding Old Town and with a pool', 'AND has_pool')
})

describe('a plural that goes on with what is left out', () => {
  const both = ["status <> 'cancelled'", "reservation_type <> 'viewing'"]
  rental.says('avg lead time by property type, excluding cancelled and viewings', ...both)
  rental.says('avg lead time by property type, excl. cancelled + viewings', ...both)
  rental.says('avg lead time by property type, excl cancelled, viewings', ...both)
  rental.says('avg lead time by property type, no cancelled or viewings', ...both)
  rental.says('reservations by status, w/o cancelled & viewings', ...both)
  rental.says('how many reservations this year, not counting cancelled ones and viewings', ...both)
  rental.says('how many homes without any bookings or viewings this year', 'viewings = 0')
})

describe('what is left out, said behind it', () => {
  rental.says('arrivals this week, cancelled not counting', "status <> 'cancelled'")
  rental.says('who arrives this week, guest and home. cancelled ones I dont need', "status <> 'cancelled'")
  rental.says('reservations this year not counting viewings', "reservation_type <> 'viewing'")
})
