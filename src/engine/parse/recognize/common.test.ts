import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('values ranked by how many have them', () => {
  rental.says(
    'what is the most common number of bedrooms',
    'GROUP BY bedrooms ORDER BY listings DESC',
    'LIMIT 1',
  )
  shop.says('most common payment method', 'GROUP BY payment_method ORDER BY orders DESC')
})
