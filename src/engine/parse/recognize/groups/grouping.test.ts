import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers of rooms as groups', () => {
  homes.says('active listings by subdivision and number of bedrooms', 'GROUP BY subdivision, beds')
  rental.says('revenue by city and number of bookings', 'AS bookings', 'GROUP BY')
})

describe('what makes a group, and what only sounds like one', () => {
  rental.never('Total income for the third quarter of 2026, going by check-in date', 'GROUP BY')
  rental.says(
    'how much of 2026 revenue, in percent, is from weekly reservations',
    "reservation_type = 'weekly'",
  )
  rental.says('monthly bookings in 2025', "date_trunc('month', check_in)")
  shop.never('Revenue by day of the week for 2025 - which days sell best?', "date_trunc('day'")
  shop.says('How do people pay? Split of orders in percent', 'GROUP BY payment_method')
})

describe('groups named by their values', () => {
  rental.says('split the inquiries by mobile, desktop and tablet', 'GROUP BY device_type')
  rental.says('Inquiry mix by device in %', 'share_pct')
  rental.says('inquiries per month this year, broken out by device', 'device_type')
})

describe('orders and rows that sound like groups', () => {
  shop.says('avg qty per completed order', 'SELECT round(avg(quantity), 2)', "status = 'completed'")
  shop.never('avg qty per completed order', 'GROUP BY')
})

describe('those who did it', () => {
  shop.says('how many orders by Texas customers', 'SELECT count(*) AS orders', "b.state = 'TX'")
  shop.never('how many orders by Texas customers', 'GROUP BY')
})

describe('groups of such only', () => {
  rental.says('how many bookings in each of our California towns?', "state = 'CA'", 'GROUP BY l.city')
  rental.says('nights by Florida city', "state = 'FL'", 'sum(', 'GROUP BY l.city')
  shop.says('units sold for each electronics brand', "category = 'Electronics'", 'GROUP BY pr.brand')
  shop.says('revenue by electronics product', 'GROUP BY pr.id, pr.name')
  shop.declines('orders by completed status')
})

describe('groups by a number of things', () => {
  shop.says('payment methods by number of orders', 'count(*) AS orders', 'GROUP BY payment_method')
  shop.says('rank the categories by number of orders this year', 'count(*) AS orders', 'GROUP BY pr.category')
  shop.says('rank customers by number of orders', 'ORDER BY total_orders DESC')
  rental.says('homes by number of bedrooms', 'GROUP BY bedrooms')
  rental.says('sort homes by bookings', 'count(*) AS bookings', 'GROUP BY l.id')
  shop.says('top 3 states by orders', 'count(*) AS orders', 'LIMIT 3')
  rental.says('rank the guests by revenue', 'sum(total_price)', 'GROUP BY guest_email')
})

describe('what is split by groups', () => {
  rental.says('distribution of revenue by property type in percent', 'share_pct', 'GROUP BY l.property_type')
  rental.never('distribution of revenue by property type in percent', 'LIMIT 1')
})

describe('ranked by what is described', () => {
  shop.says('top 5 cities by repeat customers', 'total_orders >= 2', 'count(*)', 'LIMIT 5')
  rental.says('top 3 homes by number of cancelled bookings', "status = 'cancelled'", 'count(*)', 'LIMIT 3')
  shop.says('rank the brands by refunded orders', "status = 'refunded'", 'GROUP BY pr.brand')
  shop.declines('orders by 2025 customers')
  rental.says('top 3 homes by number of check-outs last month', "check_out >= DATE '2026-10-01'", 'LIMIT 3')
  rental.says('top 3 homes by check-ins last month', 'count(*)', "check_in >= DATE '2026-10-01'")
})

describe('ranked by a number of a time', () => {
  shop.says("top 5 products by last month's revenue", "purchase_date >= DATE '2026-10-01'", 'LIMIT 5')
  rental.says('homes by 2025 revenue', "check_in >= DATE '2025-01-01'", 'GROUP BY l.id')
  homes.says('top 3 areas by Q3 volume', "close_date >= DATE '2026-07-01'", 'LIMIT 3')
  homes.says('how many homes built by 2000 sold last year', 'year_built <= 2000')
})

homes.never('we lost a listing to the guys across the street, how many homes sold last month', 'GROUP BY')
shop.says('how do people usually pay', 'GROUP BY payment_method')
shop.says('how do most people pay', 'GROUP BY payment_method ORDER BY order_count DESC')

describe('whose the groups are', () => {
  shop.says('2026 revenue by state of buyer, desc', 'GROUP BY b.state', 'ORDER BY revenue DESC')
  rental.says('bookings by type of property, top first', 'GROUP BY l.property_type')
  shop.says('count by status of order', 'count(*) AS orders')
})
