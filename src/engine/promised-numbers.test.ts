import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is not kept is not answered', () => {
  shop.never('brand AOV > overall AOV', 'GROUP BY pr.brand ORDER BY')
  rental.never(
    'which homes are above average price for their state',
    'price > (SELECT avg(x.price) FROM property_listings x)',
  )
  homes.never('which ten actives rank highest on yield, rental income / price', 'ORDER BY price DESC')
})

describe('what is kept is answered', () => {
  homes.says('which homes cost more than the average in their own area', 'x.subdivision = ')
  shop.says('what percent of orders were refunded', 'share_pct')
})
