import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a number that stands for names', () => {
  shop.says(
    "It's between Northpeak and Kestrel, my partner swears by Kestrel. Could you compare revenue for the two in 2026?",
    "brand IN ('Northpeak', 'Kestrel')",
    'GROUP BY pr.brand',
  )
  shop.says('the two best selling brands this year', 'LIMIT 2')
})

homes.says(
  'do pools pay off? avg price per sq ft of sold homes with one vs without',
  'GROUP BY has_pool',
  "status = 'SLD'",
)
homes.declines('do pools pay off?')
