import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('homes have a size, and it is not their price', () => {
  homes.says('homes in sea oaks, which is the biggest', 'ORDER BY living_area DESC')
  homes.says('homes for sale under 400k, largest first', 'ORDER BY living_area DESC')
  homes.says('which homes for sale are smaller than the average', '(price / nullif(price_per_sf, 0)) <')
  rental.says('which homes are bigger than average', 'bedrooms >')
  rental.says('the biggest chalet in Aspen', 'ORDER BY bedrooms DESC')
  rental.says('the biggest booking in a chalet', 'ORDER BY total_price DESC')
})

describe('what has no size is big in money', () => {
  shop.says('orders bigger than average', 'pu.total_amount >')
  homes.says('areas by sales volume, biggest first', 'ORDER BY volume DESC')
})

test('the biggest one of those that were listed', () =>
  expect(sqlOf('real_estate', 'the biggest one of those', 'homes for sale in Sea Oaks')).toContain(
    'ORDER BY living_area DESC',
  ))
