import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('guests with more than one stay and over $5k total spend', 'HAVING', ') > 5000')
rental.never('guests with more than one stay and over $5k in total spend', 'WHERE total_price > 5000')
shop.says('units sold and revenue per brand, only brands over $50k', 'HAVING sum(pu.total_amount) > 50000')
homes.says('volume and sales by area this year, only areas over $5m', 'HAVING sum(sold_price) > 5000000')

homes.says(
  'total 2023 rental income by area, only areas above $500,000',
  'HAVING sum(owner_rental_in_23) > 500000',
)
