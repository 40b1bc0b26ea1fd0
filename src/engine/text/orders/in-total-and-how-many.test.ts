import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the total that they are ranked by', () => {
  rental.says(
    'who are the five guests with the most nights booked with us in total, and how many nights is that',
    'LIMIT 5',
  )
  shop.says('who are the ten customers with the most orders in total and how many is that', 'LIMIT 10')
  rental.never('how many nights are booked in total next month', 'LIMIT')
})
