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
