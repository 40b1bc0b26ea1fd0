import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a price beside how it sold', () => {
  homes.says(
    'sold homes that were above asking and over $900,000',
    'sold_price > 900000',
    'sold_price > ask_price',
  )
  homes.says('how many sales over $900,000 were above asking', 'price > 900000', 'sold_price > ask_price')
})
