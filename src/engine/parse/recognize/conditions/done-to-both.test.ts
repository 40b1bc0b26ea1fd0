import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the same ones did both', () => {
  shop.says(
    'we sell electronics and books, so how many customers bought both',
    'orders >= 1 AND orders_2 >= 1',
  )
  rental.says('Aspen and Napa: how many guests stayed in both last year', 'bookings >= 1 AND bookings_2 >= 1')
})

describe('numbers of both stand beside each other', () => {
  shop.says('Kestrel and Aurora: revenue for both', 'GROUP BY pr.brand')
  homes.says('Old Town and Sea Oaks, how many homes sold in both', 'GROUP BY subdivision')
})
