import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the top on a column are ranked by it', () => {
  homes.says('top 5 actives on gross yld (2023 rent / ask), show addr, yld %', 'ORDER BY rental_yield DESC')
  homes.says('5 best actives for rental income', 'ORDER BY owner_rental_in_23 DESC', 'LIMIT 5')
  rental.says('top 3 homes on nightly rate', 'ORDER BY price DESC', 'LIMIT 3')
  shop.says('top 10 products on rating', 'ORDER BY rating DESC', 'LIMIT 10')
  shop.says('top 5 products on stock', 'ORDER BY stock_quantity DESC')
})

// A place where they are is none.
homes.says('top 5 homes on the market', "status = 'COP'", 'ORDER BY price DESC')

describe('the top on certain days', () => {
  shop.says('top products on Mondays', 'extract(isodow FROM pu.purchase_date)')
  rental.says('top cities on weekends', 'extract(isodow FROM r.check_in)')
})

describe('the top by what each comes to', () => {
  rental.says('top 5 bookings by value next year', 'ORDER BY total_price DESC', 'LIMIT 5')
  shop.says('top 10 orders by amount last month', 'ORDER BY total_amount DESC', 'LIMIT 10')
  rental.says('top 3 cities by booking value', 'GROUP BY l.city')
})
