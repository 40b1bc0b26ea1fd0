import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('an average of so much for each', () => {
  rental.says(
    'which properties have an average of more than 3000 per booking, show the average',
    'HAVING avg(r.total_price) > 3000',
  )
  shop.says('customers with an average of over $300 per order', 'HAVING avg(pu.total_amount) > 300')
  rental.says(
    'homes with an average of more than 7 nights per booking',
    'HAVING avg((r.check_out - r.check_in)) > 7',
  )
})
