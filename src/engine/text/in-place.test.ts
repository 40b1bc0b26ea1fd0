import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('verbs that their neighbors tell', () => {
  homes.says("avg '23 rental inc for actives w/ pool", 'avg(owner_rental_in_23)', 'has_pool')
  homes.says('closed $ vol by qtr, LY + TY', "DATE '2025-01-01'", "DATE '2027-01-01'")
  homes.says('avg days by area for solds', 'avg(days_on_market)')
  homes.says('how many did we close each month this year', "status = 'SLD'")
  homes.says(
    'did anything close last week? show me the addresses and what they went for',
    'sold_price',
    "'2026-11-09'",
  )
})

rental.says('bookings of this year by kind of stay (short, weekly, monthly)', 'GROUP BY reservation_type')

rental.says('revenue for every city but Aspen last year', "l.city <> 'Aspen'", 'GROUP BY l.city')
rental.says('number of bookings for every property type but cabins', "<> 'mountain_cabin'")
rental.says('revenue for each city but only in 2025', "r.check_in >= DATE '2025-01-01'", 'GROUP BY l.city')

rental.says('any homes that never had a monthly rental', "reservation_type = 'monthly'")
rental.says('how many weekly rentals did we have this year', 'count(*) AS stays')
rental.says('monthly rental income', "date_trunc('month', check_in)", 'AS revenue')
shop.says('which products have a stock of more than 100', 'stock_quantity > 100')
shop.never('which products have stock value more than $20,000', 'price > 20000')
homes.says('latest 5 listings in Old Town', 'ORDER BY created_at DESC', 'LIMIT 5')

rental.says(
  'do we make more money off weekly or monthly stays',
  'sum(total_price)',
  "IN ('weekly', 'monthly')",
)
shop.says('which brands were down last month', 'change', '< 0')
rental.says('homes that are down for maintenance', "status = 'maintenance'")
rental.declines('which cities are down')
rental.says('How many of our places are up in Colorado?', 'count(*)')
rental.says('inquiries x device', 'GROUP BY device_type')
shop.says('units sold x category x month this year', 'GROUP BY pr.category', "date_trunc('month'")
shop.says('how many orders land on each day of the week', "'FMDay'")
shop.says('brands rated 4.2+ avg w/ 15+ products', 'HAVING avg(rating) >= 4.2 AND count(*) >= 15')
rental.says('guests who came more than once', 'HAVING count(*) > 1')
rental.says('what percent of our guests have come more than once', 'stays > 1')
rental.says('ADR beach hse vs mtn cabin, last 12 mos', "'mountain_cabin'")
rental.says('chek ins next week', 'check_in >=')
shop.says('products with fewer than 5 left, but not out of stock, name and quantity', 'name, stock_quantity')
shop.says('order number, product and quantity for orders last week', 'pu.quantity')
