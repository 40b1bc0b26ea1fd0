import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('rows and their columns, as people ask for them', () => {
  homes.says(
    'everything we closed in October 2026: address, sold price, close date, in order of closing',
    'ORDER BY close_date',
  )
  homes.says(
    'which two sold homes sat longest before they went and how many days was that',
    'ORDER BY days_on_market DESC',
    'LIMIT 2',
  )
  homes.says(
    'which area has the most new construction for sale?',
    'year_built >= 2024',
    'GROUP BY subdivision',
  )
  shop.says('what is sold out at the moment, give name brand and price', 'SELECT name, brand, price FROM')
  shop.says('Which item is our most recent launch?', 'ORDER BY created_at DESC', 'LIMIT 1')
})
