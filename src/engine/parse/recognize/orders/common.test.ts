import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('values ranked by how many have them', () => {
  rental.says(
    'what is the most common number of bedrooms',
    'GROUP BY bedrooms ORDER BY listings DESC',
    'LIMIT 1',
  )
  shop.says('most common payment method', 'GROUP BY payment_method ORDER BY orders DESC')
  rental.says(
    'which property type is most common in Colorado',
    "state = 'CO'",
    'ORDER BY listings DESC',
    'LIMIT 1',
  )
  rental.says('which interaction type is the rarest', 'ORDER BY interactions,', 'LIMIT 1')
  shop.says(
    'which payment method is used most often in Texas',
    'GROUP BY pu.payment_method ORDER BY orders DESC',
  )
  rental.declines('which interactions are most common on mobile')
})
