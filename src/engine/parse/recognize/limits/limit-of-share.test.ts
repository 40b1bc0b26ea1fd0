import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit of the share that is asked for', () => {
  rental.says(
    'share of cancelled bookings by city, only cities with a share over 20%',
    'part > 0.2 * bookings',
  )
  shop.says('out of stock share of products by brand, only with a share above 5%', 'part > 0.05 * products')
  shop.says(
    'share of products out of stock by brand, only where the share is over 5%',
    'part > 0.05 * products',
  )
  shop.says('revenue share by category, only with a share over 10%', 'exact_1 > 10')
  shop.never(
    'share of products out of stock per brand, only brands with a share over 0',
    'WHERE products > 0',
  )
})

describe('groups that have any of it', () => {
  shop.says("% of each brand's SKUs with zero stock, only brands that have any", 'part > 0 * products')
  homes.says('share of sold homes with a pool by area, only areas that have any', 'part > 0 * sales')
  rental.says('share of homes in maintenance per state, only states with any', 'part > 0 * listings')
  shop.says('out of stock products by brand, only the brands that have any', 'WHERE stock_quantity = 0')
})

describe('what has a share of nothing', () => {
  shop.never('which brands have any products out of stock', '0 * products')
})
