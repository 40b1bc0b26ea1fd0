import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('kinds of homes', () => {
  const byType = 'GROUP BY l.property_type'
  rental.says(
    'For every kind of place we rent, how long do guests stay on average?',
    byType,
    'avg((r.check_out - r.check_in))',
  )
  rental.says('adr for cabins, lofts, chalets, all the types, this year', byType, 'AS adr', "'2026-01-01'")
  rental.says(
    'so um i wanna see what each kind of place brought in last year you know the cabins the lofts all of them',
    byType,
    'AS revenue',
    "'2025-01-01'",
  )
  // Two that are named, and no "all".
  rental.says('adr for cabins and chalets this year', "l.property_type IN ('mountain_cabin', 'ski_chalet')")

  const ofAll = 'SELECT property_type, count(*) AS listings'
  rental.says('my places by kind, so how many beach houses, how many cabins and so on', ofAll)
  rental.says('what kinds of homes do we have and how many of each', ofAll)
  rental.says('what kinds of homes do we have', 'SELECT property_type FROM')
  rental.says('how many different kinds of homes do we have', 'count(DISTINCT property_type)')
})
