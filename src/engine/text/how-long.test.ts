import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('degrees that another word asks more plainly', () => {
  homes.says('how many days does a home take to sell in each area', 'avg(days_on_market)')
  rental.says('how full were our Aspen homes in September', 'nullif((count(*) *')
  rental.never('how full were our Aspen homes in September', 'GROUP BY l.id')
})
