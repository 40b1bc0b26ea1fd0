import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a part of one thing is no part of another', () => {
  homes.declines('solds past 12 months w/ a discount over 6% of ask: address, ask, sold, DOM')
  homes.says('homes where the rent is more than 5% of the price', 'owner_rental_in_23 > 0.05 * price')
})

describe('a year is no age', () => {
  homes.declines(
    'Group the homes for sale by age: built before 1980, 1980 to 1999, 2000 to 2014, and 2015 or later. How many in each group?',
  )
  homes.says('homes by age: under 10, 10 to 30, over 30', 'AS band')
})
