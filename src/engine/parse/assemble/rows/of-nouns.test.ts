import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('words whose meaning the noun tells', () => {
  rental.says('biggest homes we have', 'ORDER BY bedrooms DESC')
  homes.says('largest home for sale', 'living_area DESC')
  homes.says('newest homes', 'ORDER BY year_built DESC')
  homes.says('sold homes in Old Town, newest first', 'ORDER BY close_date DESC')
  shop.says('how many books did we sell in October', 'sum(pu.quantity)')
  shop.never('how much did we sell in October', 'quantity')
  rental.says('who stays with us most often', 'guest_name', 'count(*) AS stays')
})

describe('where things come from', () => {
  rental.says('where do our leads come from', 'GROUP BY source')
  rental.says('how did visitors hear about us', 'GROUP BY source')
  rental.never('how many leads come from google', 'GROUP BY')
})

describe('newest', () => {
  homes.says('newest listing in Sea Oaks', 'ORDER BY created_at DESC')
  homes.says('newest home in Sea Oaks', 'ORDER BY year_built DESC')
})
