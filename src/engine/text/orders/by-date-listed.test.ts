import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('by the date of listing', () => {
  rental.says('Homes listed since 12 months ago, by date listed, descending', 'ORDER BY created_at DESC')
  rental.says(
    'Listings with listing date in last 12 months, sorted descending by date',
    'ORDER BY created_at DESC',
  )
  rental.says('homes added this year, sorted by date added ascending', 'ORDER BY created_at, title')
  rental.says('homes listed this year by price, descending', 'ORDER BY price DESC')
})
