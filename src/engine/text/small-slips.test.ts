import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('slips of the pen', () => {
  rental.says('how many bookings where made in the last 30 days', 'created_at >=')
  homes.says(
    'areas were the average sold price this year is above 1 million',
    'HAVING avg(sold_price) > 1000000',
  )
})

describe('one of them', () => {
  homes.says("what's been sitting the longest out of all the actives, address and how many days", 'LIMIT 1')
})
