import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('slips of the pen', () => {
  rental.says('how many bookings where made in the last 30 days', 'created_at >=')
  homes.says(
    'areas were the average sold price this year is above 1 million',
    'HAVING avg(sold_price) > 1000000',
  )
})

describe('short words for columns', () => {
  homes.says('homes closed last quarter - addr, ask, sold', 'ask_price, sold_price')
  homes.says('actives in Old Town: address, price, pool', 'price, has_pool')
  homes.never('actives in Old Town: address, price, pool', 'AND has_pool')
  homes.says('actives in Old Town with price and whether there is a pool', 'price, has_pool')
  homes.says('homes in Old Town with 3 beds and a pool', 'AND has_pool')
})

describe('one of them', () => {
  homes.says("what's been sitting the longest out of all the actives, address and how many days", 'LIMIT 1')
})
