import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what the average one goes for', () => {
  homes.says(
    'what did the average home sell for last year',
    'avg(sold_price)',
    "close_date < DATE '2026-01-01'",
  )
  homes.says('how much does the average home in Sea Oaks sell for', 'avg(sold_price)', "'Sea Oaks'")
  rental.says('what does the average cabin go for per night', 'avg(price)', "'mountain_cabin'")
  shop.says('how much does the average electronics product cost', 'avg(price)', "'Electronics'")
})

describe('what one of them is worth', () => {
  shop.says('how big is the average order per state', 'avg(pu.total_amount)', 'GROUP BY b.state')
  shop.says('how big are orders on average in Texas', 'avg(pu.total_amount)', "'TX'")
  rental.says('average total per booking in 2025', 'avg(total_price)')
  rental.says('avg total $ per booking by city', 'avg(r.total_price)', 'GROUP BY l.city')
  homes.says('how large are homes in Old Town on average', 'average_living_area')
})

describe('what each of them spends', () => {
  shop.says('how much does one order come to on average', 'AS average_order_value')
  shop.says('how much do customers spend on average per state', 'revenue / nullif(customers, 0)')
})

describe("a total that limits is each row's own", () => {
  shop.says('orders last month with a total over $500', 'order_number', 'total_amount > 500')
  rental.says('bookings last month with a total over $3000', 'guest_name', 'total_price > 3000')
})

describe('how many pieces one of them has', () => {
  shop.says(
    'Average number of units per completed order, by category',
    'avg(pu.quantity)',
    "pu.status = 'completed'",
  )
  shop.says('avg items per cancelled order', 'avg(quantity)', "status = 'cancelled'")
  rental.says('nights per weekly stay by city', 'avg((r.check_out - r.check_in))', "'weekly'")
  shop.declines('highest units per completed order')
  shop.declines('revenue and units per completed order by brand')
})
