import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a report takes out of its numbers', () => {
  rental.says('avg LOS Aspen, YTD check-ins, cxls out', "status <> 'cancelled'")
  rental.says('bookings by city last month, net of cancellations', "status <> 'cancelled'")
  shop.says('orders by brand last month, minus cancellations', "status <> 'cancelled'")
  shop.says('orders by brand last month, ex refunds', "status <> 'refunded'")
  shop.says('orders by brand last month, refunds not incl', "status <> 'refunded'")
  rental.says('viewings last month, minus cancellations', 'count(*)', "status <> 'cancelled'")
  rental.says("reservations by state. The cancelled ones I don't want inside.", "status <> 'cancelled'")
  shop.says('which products are sold out', 'stock_quantity = 0')
})

describe('what became of it does not matter', () => {
  homes.never('everything on spyglass lane, sold or not', "'SLD'")
  rental.never('bookings by city last month, cancelled or not', "'cancelled'")
})
shop.says('products not sold in 90d', 'coalesce(q1.revenue, 0) = 0')
rental.says('cabins not booked next month', 'coalesce(q1.bookings, 0) = 0')

rental.never('which listing gets viewed but not booked', "status <> 'booked'")

describe('left out, in other words', () => {
  rental.says('cabins, but toss out anything above 300 a night', 'price <= 300')
})
shop.never('how many orders came in last week, whatever their status', 'GROUP BY')
rental.never('how many reservations did we get last month whatever their status', 'GROUP BY')

describe('anything of a state is left out', () => {
  rental.says('bookings longer than 45 nights, leave out anything cancelled', "r.status <> 'cancelled'")
  shop.says('orders over $500 this year, skip anything refunded', "status <> 'refunded'")
})

describe('whatever became of them', () => {
  shop.says(
    'orders over 700 bucks this month doesn’t matter the status, order number and amount',
    'SELECT order_number, total_amount',
  )
  rental.never('how many reservations in May, status doesn’t matter', 'status')
})

describe('where they are not is no group of places', () => {
  rental.never('how many homes are located outside of Florida and California?', 'GROUP BY')
  rental.says('the count of homes in states besides California and Florida', "state NOT IN ('CA', 'FL')")
})

rental.says('average price by city, skip anything down for maintenance', "status <> 'maintenance'")
rental.says('average price by city, ignore whatever is in maintenance', "status <> 'maintenance'")

describe('what can stay out', () => {
  rental.says('bookings by state in 2025, cancelled ones can stay out', "status <> 'cancelled'")
  rental.declines('can guests stay out late')
})

describe('what nobody needs is left out', () => {
  rental.says(
    'who is arriving the next 7 days, guest and which house... cancelled ones I dont need',
    "<> 'cancelled'",
  )
  shop.says('orders last month by payment method, refunded not counting', "status <> 'refunded'")
  homes.says('listings by area, expired and withdrawn not needed', "status NOT IN ('EXP', 'WDN')")
  shop.declines('which orders are not needed')
})
