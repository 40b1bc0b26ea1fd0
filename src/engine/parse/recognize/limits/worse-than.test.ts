import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('worse than a number is above it where low is good', () => {
  rental.says('cities where cancellation rate is worse than 15%', '/ nullif(count(*), 0) > 15')
  rental.says('cities with a cancellation rate better than 10%', '/ nullif(count(*), 0) < 10')
  shop.says('categories with a refund rate worse than 5%', '/ nullif(count(*), 0) > 5')
  homes.says('areas with average days on market worse than 60', 'HAVING avg(days_on_market) > 60')
})

describe('and below it elsewhere', () => {
  shop.says('brands with a rating worse than 4', 'HAVING avg(rating) < 4')
  shop.says('products with a rating better than 4.5', 'WHERE rating > 4.5')
  shop.says('products that rate worse than 3', 'WHERE rating < 3')
})

// Cheap is good for the guest, and bad for the owner.
rental.declines('homes with a price worse than 300')

describe('worse than the average as well', () => {
  const rate = "count(*) FILTER (WHERE pu.status = 'refunded') / nullif(count(*), 0)"
  shop.says(
    'which categories have a refund rate worse than the shop as a whole',
    `HAVING 100.0 * ${rate} > (`,
  )
  shop.says('brands with a refund rate better than average', `HAVING 100.0 * ${rate} < (`)
  shop.says('brands rated better than average', 'HAVING avg(rating) > (')
  shop.says('products rated worse than their category average', 'rating < (SELECT avg(x.rating)')
  homes.says('areas with better days on market than average', 'HAVING avg(days_on_market) < (')
  rental.declines('homes with a price better than the average')
})
