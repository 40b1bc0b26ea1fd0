import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what the things have makes the groups', () => {
  shop.says('revenue by customer state', 'GROUP BY b.state')
  shop.says('revenue by customer and state', 'GROUP BY b.id')
  rental.says('revenue per home by city', 'AS ratio')
  homes.never('by area, how long did the sold ones sit', 'subdivision, days_on_market')
})
