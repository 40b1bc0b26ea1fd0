import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('which of two is more, and by how much', () => {
  rental.says('which earned more last year, Aspen or Key West, and by how much?', 'GROUP BY l.city')
  rental.never('which earned more last year, Aspen or Key West, and how much more?', "DATE '2024-01-01'")
  rental.never('who earned more, Aspen or Key West, and how much more was it', 'LIMIT 1')
  homes.never('where did more homes sell, Old Town or Sea Oaks, and how many more', 'LIMIT 1')
  homes.says('did Old Town or Sea Oaks have more sales this year, and by how much?', 'GROUP BY subdivision')
  shop.says('did we sell more in Q3 than in Q2, by how much', 'AS change')
})

// Of all homes: nothing says that they were sold.
homes.never('average price difference between pool and no pool homes', "'SLD'")
homes.says('price difference on average between homes with a pool and without', 'avg(price)')
