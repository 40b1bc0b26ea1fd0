import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a street is part of an address, and no group of homes', () => {
  homes.says("what's the most expensive street", 'declined')
  homes.says('average price per street', 'declined')
  homes.says('street and price of sold homes', 'address, price')
})
