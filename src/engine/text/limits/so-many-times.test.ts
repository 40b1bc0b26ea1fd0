import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a bound behind its number', () => {
  rental.says(
    'proprties that got cancelled on 5 times or more this yr, with the nr of cancelations',
    "status = 'cancelled'",
    'HAVING count(*) >= 5',
  )
  rental.says('homes cancelled at least 8 times last year', 'HAVING count(*) >= 8')
  shop.says('products ordered 100 times or more', 'HAVING count(*) >= 100')
  rental.says(
    'what % of bookings with a 2026 check-in were made 7 days or less before arrival',
    '(check_in - created_at::date) <= 7',
    'share_pct',
  )
})
