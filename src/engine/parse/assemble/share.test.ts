import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('shares', () => {
  homes.says('What share of listings expired?', "status = 'EXP'", 'share_pct')
  homes.says(
    'In which area do the largest share of sales close over asking?',
    'sold_price > ask_price',
    'LIMIT 1',
  )
  rental.says('what share of revenue comes from the top 5 properties this year', 'place <= 5')
})
