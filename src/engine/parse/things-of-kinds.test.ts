import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a kind and the things that are of it', () => {
  rental.says(
    'what does a monthly stay cost a guest on average',
    'avg(total_price)',
    "reservation_type = 'monthly'",
  )
  rental.says('what is a weekly stay worth on average', 'avg(total_price)', "reservation_type = 'weekly'")
  shop.says('pet products under $20', "category = 'Pet Supplies'", 'price < 20')
})
