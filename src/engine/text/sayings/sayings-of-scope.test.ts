import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('What is the lowest nightly rate we charge anywhere?', 'ORDER BY price')
rental.says('occupancy across all listings last month', "DATE '2026-10-01'")
shop.says('What is the cart abandonment rate here, looking at October only?', "DATE '2026-10-01'")
shop.says('Turnover for the full year 2025, exact figure.', "DATE '2025-01-01'")

rental.says('How full were we this August? I need the occupancy over the entire portfolio', 'AS occupancy')
shop.says("how's the warehouse looking, units on the shelf for each category", 'sum(stock_quantity)')
shop.says('apple pay + google pay revenue together, past 6 months', "IN ('apple_pay', 'google_pay')")
rental.says(
  'bookings broken down by property type and, inside that, by reservation type',
  'l.property_type, r.reservation_type',
)
shop.says('cart abandonment rate over all the sessions we have', 'AS cart_abandonment_rate')
shop.says('average order value across all of our customers', 'SELECT round(avg(total_amount), 2)')
shop.says("who's our biggest spender over in texas", "state = 'TX'", 'LIMIT 1')
shop.says('how much did we turn over in May', 'sum(total_amount)', "DATE '2026-05-01'")
shop.says('refund rt by cat', 'AS refund_rate', 'GROUP BY pr.category')
homes.says('how many active homes including a pool', 'has_pool')
rental.says('5 most viewed listings, mobile only', "device_type = 'mobile'")
rental.never('5 most viewed listings, mobile only', 'interest_type')
shop.never('I think someone is gaming us, customers with four or more refunded orders', 'Toys')
shop.never(
  "I'm figuring out what to mark down, which products have not sold in 60 days",
  'quantity * pr.price',
)
shop.says('which orders were marked down last month', 'quantity * pr.price')
shop.says('inventory value at retail by category', 'sum((price * stock_quantity))')
shop.says('how many products joined the catalogue last year', "created_at >= DATE '2025-01-01'")
shop.says('sitewide conversion rate', 'conversion_rate')
shop.says('count of products by year created', 'extract(year FROM created_at)')
rental.says('guests with multiple cancelled bookings', 'HAVING count(*) > 1')
homes.says('subdivisions with multiple sold homes this month', 'HAVING count(*) > 1')
shop.says('products with nothing left', 'stock_quantity = 0')
shop.says('fname, lname, email of Texas customers', 'SELECT first_name, last_name, email')
shop.never('average order value per state, going by purchases of the past 12 months', 'order_number')
rental.says('what did the ski chalets bring in last year, all of them together?', 'SELECT sum(r.total_price)')
