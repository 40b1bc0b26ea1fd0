import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const above = 'HAVING percentile_cont(0.5) WITHIN GROUP (ORDER BY'

describe('a median against the overall one', () => {
  homes.says('areas whose median ask is above the overall median ask', above)
  homes.says(
    'subdivisions where median ask of actives is above the median ask of all actives, show the median',
    above,
    "WHERE status = 'COP'",
  )
  homes.says('areas with median days on market below the overall median', above)
  rental.says('states with a median price above the overall median', above)
  shop.says('categories with a median price below the median of all products', above)
  homes.says('subdivisions whose average ask is above the overall average', 'HAVING avg(ask_price)')
})

homes.declines('areas whose median ask is above the overall average')
homes.says('areas where the median ask of actives is above the median sold price', 'median_sold_price')
