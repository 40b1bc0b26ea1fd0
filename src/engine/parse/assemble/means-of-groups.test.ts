import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('which brands have a rating above 4.2', 'GROUP BY brand', 'HAVING avg(rating) > 4.2')
shop.says('brands with a rating under 4', 'HAVING avg(rating) < 4')
homes.says('which areas have prices under 300k', 'price < 300000')
rental.says('cities with an average stay over 5 nights', 'HAVING avg((r.check_out - r.check_in)) > 5')
rental.never('cities with avg stay > 5 nights and 100+ bookings', 'AND (r.check_out - r.check_in) > 5')
rental.says('which cities have stays over 30 nights', '(r.check_out - r.check_in) > 30')
shop.says(
  'brands with at least 10 products and a rating over 4.2',
  'HAVING count(*) >= 10 AND avg(rating) > 4.2',
)
shop.says('brands with at least 10 products rated over 4.2', 'WHERE rating > 4.2')

describe('limits behind the columns of groups', () => {
  shop.says('brand, avg rating, revenue: rating < 3.8', 'q1.average_rating < 3.8')
  homes.says('area, avg price, avg dom: dom > 60', 'HAVING avg(days_on_market) > 60')
  shop.says('average rating by brand of products with rating under 3.8', 'WHERE rating < 3.8')
})
