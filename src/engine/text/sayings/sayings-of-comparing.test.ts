import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one held against another', () => {
  rental.says('inquiries: phones pitted against desktops', "IN ('mobile', 'desktop')", 'GROUP BY device_type')
  shop.says('revenue of electronics squared off against books this year', "IN ('Electronics', 'Books')")
  homes.says(
    'Old Town and Sea Oaks toe to toe: average sold price this year',
    "IN ('Old Town', 'Sea Oaks')",
    'GROUP BY subdivision',
  )
})

describe('a number cut into parts', () => {
  rental.says("this year's takings, dissected by state", 'GROUP BY l.state')
  shop.says("slice and dice this year's revenue by brand", 'GROUP BY pr.brand')
  rental.says('how are our homes strewn across the states', 'GROUP BY state')
  shop.says('what sliver of orders gets paid with a gift card', "payment_method = 'gift_card'", 'share_pct')
  rental.says('show the ups and downs of cancellations by month in 2025', "date_trunc('month'")
  shop.declines('orders scattered over 3 months')
})
shop.says('how big is the share of Electronics in our revenue this year', 'share_pct')
rental.says(
  'do the beach houses fill up better than the lake houses? occupancy for each in August 2026',
  'occupancy',
)

describe('set apart for each group', () => {
  homes.says('average days on market of the sold homes, separated for the number of beds', 'GROUP BY beds')
  rental.says('bookings this year separated for property type', 'GROUP BY l.property_type')
  shop.says('orders last month, broken down for the payment methods', 'GROUP BY payment_method')
  rental.declines('revenue separated for July')
})

rental.says(
  '5 homes with the biggest gain in revenue, this year over last, in dollars',
  'revenue_2025',
  'LIMIT 5',
)
shop.says('2025 revenue month by month, with the percent growth over the month before', 'growth_pct')
shop.says('electronics rated better than four', "category = 'Electronics'", 'rating > 4')
shop.says('beauty products rated worse than 3', 'rating < 3')
shop.says('products costing more than $200', 'price > 200')
shop.never('how much are our products costing us', 'price')
shop.says('which products got refunded the most times and how often', 'count(*) AS refunds', 'LIMIT 10')
rental.says('which home was booked the most times last year', 'count(*) AS bookings', 'LIMIT 1')
homes.says('which area moved the most dollar volume this year', 'ORDER BY volume DESC')
homes.never('which area sold the most volume last year', 'sale_count')
shop.says('which brand shifted the most revenue last month', 'ORDER BY revenue DESC')
shop.says('which category moved the most units last month', 'ORDER BY units_sold DESC')

describe('what is divided per groups is shown for each, and what is divided by a number is computed', () => {
  rental.says('income of the last year divided per state', 'sum(r.total_price)', 'GROUP BY l.state')
  homes.says('actives divided by subdivision', 'count(*)', 'GROUP BY subdivision')
  shop.says('how are the orders divided between the payment methods', 'GROUP BY payment_method')
  shop.says('revenue divided by orders', 'AS ratio')
  homes.declines('average ask divided by beds')
})
rental.says('I need the income last year by state for the tax declaration', 'GROUP BY l.state')
