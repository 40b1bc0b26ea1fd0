import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a number that is taken back', () => {
  shop.says('how many orders in the past 30 no sorry the past 60 days', "DATE '2026-09-16'")
  homes.says('homes for sale under 500k no make it 600k', 'price < 600000')
  shop.says('revenue for the past three months actually six months', "DATE '2026-05-15'")
  shop.never('customers with more than five no more than ten orders', 'total_orders > 10')
  homes.says('homes for sale with 3 beds, no pool and 2 baths', 'beds = 3', 'full_baths = 2', 'NOT has_pool')
})

describe('a number said anew without its unit', () => {
  homes.says(
    'active homes in Sea Oaks, three bedrooms, I mean three or more, under 900k',
    'beds >= 3',
    '900000',
  )
  shop.says('customers with five orders, sorry, at least ten', 'total_orders >= 10')
})

describe('what somebody can spend is a limit', () => {
  homes.says('My buyer has 500 thousand to spend. Which homes are for sale in Old Town?', 'price <= 500000')
  homes.says('My client has around 600k to spend. Which homes are for sale?', 'price >= 540000')
  homes.says('active homes with a pool, 700k is the limit', 'price <= 700000')
})
