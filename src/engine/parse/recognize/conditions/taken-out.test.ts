import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is left out between the halves of a verb', () => {
  rental.says('Median booking value per property type, leaving cancellations out', "status <> 'cancelled'")
  rental.never('Median booking value per property type, leaving cancellations out', "status = 'cancelled'")
})

describe('what is not meant', () => {
  rental.says('Monthly stays instead of weekly ones: how many in 2025?', "reservation_type = 'monthly'")
  rental.never('Monthly stays instead of weekly ones: how many in 2025?', "'weekly'")
  rental.says('how many homes in Aspen rather than Napa', "city = 'Aspen'")
  rental.says('bookings per property type instead of per state', 'GROUP BY l.property_type')
  rental.never('bookings per property type instead of per state', 'l.state')
  rental.declines('stays instead of dragons in 2025')
})

describe('every', () => {
  rental.says('show me every home in Key West', "city = 'Key West'")
  rental.never('Within every property type, find the two homes with the most bookings', 'LIMIT 2')
})

describe('several things between the halves of a verb', () => {
  rental.says(
    'ADR by reservation type, leave the viewings and cancelled ones out',
    "reservation_type <> 'viewing'",
  )
  rental.never('ADR by reservation type, leave the viewings and cancelled ones out', "= 'viewing'")
})

rental.never('share of our prospects that want to buy rather than rent, invest or list', "'investing'")

describe('what is left out, whatever the verb', () => {
  shop.says('revenue by brand, leave Electronics products out', "category <> 'Electronics'")
  shop.never('revenue by brand, leaving out Electronics products', 'pr.name')
  shop.says('orders by payment method, not including gift cards', "payment_method <> 'gift_card'")
  rental.says('how many leads, apart from the ones that came through Google', "source <> 'google'")
  shop.never('how many orders last month, cancellations and refunds excluded', "= 'cancelled'")
  rental.never('who checks out tomorrow', '<> ALL')
})

describe('a state and rows that are left out together', () => {
  rental.says(
    'booked nights by property type, cancelled and viewings left out',
    "status <> 'cancelled'",
    "<> 'viewing'",
  )
  rental.says('reservations last month, cancelled ones and viewings not counted', "status <> 'cancelled'")
  shop.says('orders by state, refunds and cancelled excluded', "NOT IN ('refunded', 'cancelled')")
  // Where the homes are is not left out.
  rental.says('homes in Aspen and viewings left out', "city = 'Aspen'")
})

describe('rows in a state that are left out', () => {
  shop.says(
    'how many different products were ordered last month, cancelled orders left out',
    "status <> 'cancelled'",
  )
  rental.says(
    'bookings by city last year, cancelled bookings left out',
    "status <> 'cancelled'",
    'GROUP BY l.city',
  )
})
