import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a city and a state of one name', () => {
  shop.says('revenue california vs new york', "state IN ('CA', 'NY')")
  shop.says('revenue from new york', "city = 'New York'")
  shop.says('customers in New York, NY', "city = 'New York'")
})
