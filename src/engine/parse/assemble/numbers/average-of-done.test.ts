import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a mean of what is done', () => {
  homes.says(
    'on average how many homes per month did we close last year?',
    "status = 'SLD'",
    "date_trunc('month', close_date)",
    '/ 12',
  )
  homes.says('how many homes per month did we sell on average last year?', 'count(*) AS sales')
  rental.says('how many bookings per month did we get on average last year', 'count(*) AS bookings')
})
