import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit on each single row', () => {
  rental.declines('which guests paid over 3000 for a stay')
  shop.declines('customers who bought more than 10 items in one order')
  rental.says('which guests spent over 3000 last year', '> 3000')
  homes.says('houses that are neither sold nor under contract', "NOT IN ('SLD', 'SCO')")
})
