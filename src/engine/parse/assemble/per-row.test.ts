import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a row holds is averaged over rows', () => {
  shop.says('avg qty per order books', 'avg(pu.quantity)', "category = 'Books'")
  shop.never('on average how many items do people get per order', 'GROUP BY')
  homes.says(
    'top 3 subdivisions for rental income per home',
    'avg(owner_rental_in_23)',
    'GROUP BY subdivision',
  )
  rental.says('average nights per booking by city', 'GROUP BY l.city')
})
shop.says(
  'Name the three cities with the highest average lifetime value per customer.',
  'GROUP BY city',
  'LIMIT 3',
)
