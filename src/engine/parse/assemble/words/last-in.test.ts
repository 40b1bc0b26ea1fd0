import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the day of the last one', () => {
  shop.says(
    'customers whose last order was over 180 days ago, with name, lifetime value and the date of that order',
    'b.lifetime_value',
    'HAVING max(pu.purchase_date)',
  )
  rental.says(
    'guests whose last stay was over a year ago, with email and the date of that stay',
    'guest_email',
  )
})
