import { homes, shop } from '#tests/support/patterns.ts'

homes.says(
  'communities with an average price over 500k and days on market under 60',
  'HAVING avg(price) > 500000 AND avg(days_on_market) < 60',
)
homes.says(
  'In which communities the sold houses needed more than 50 days in average, and still the sale-to-list ratio is 97 percent or better? Show days and ratio',
  'HAVING avg(days_on_market) > 50 AND avg((100 *',
)
// Rooms tell which homes are meant.
homes.says('communities with an average price over 500k and at least 4 bedrooms', 'WHERE beds >= 4')
shop.declines('brands with an average rating above 4 and price under 50')
homes.says('5 stalest actives, addr + days', 'address, days_on_market FROM', 'LIMIT 5')
homes.says('10 fastest sales, address and days', 'address, days_on_market FROM')
