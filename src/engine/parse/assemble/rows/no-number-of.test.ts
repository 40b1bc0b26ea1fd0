import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number of a kind that is denied', () => {
  shop.says(
    'which brands have no gift card revenue this month',
    "pu.payment_method = 'gift_card'",
    'coalesce(q1.revenue, 0) = 0',
  )
  rental.declines('which cities have no cabin revenue this month')
  shop.declines('states with no Aurora headphones sales')
  rental.says('revenue by city, no cabins', "l.property_type <> 'mountain_cabin'")
})
