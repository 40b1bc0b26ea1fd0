import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a part held against all of them is a share', () => {
  rental.says('percentage homes under maintenance vs all homes', 'AS share_pct', "status = 'maintenance'")
  shop.says('I need the share of products out of stock relative to all products', 'AS share_pct')
  homes.says(
    'calc count of active listings with at least 4 bedrooms divided by count of all active listings, as percent',
    'AS share_pct',
    'beds >= 4',
  )
  shop.says('customers in Texas, what percent of the total is that?', 'AS share_pct', "state = 'TX'")
})

describe('two states held against each other', () => {
  shop.never('percentage of orders refunded vs cancelled', ' AS part')
})
