import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('things and a mean of theirs by group: how many, beside the mean', () => {
  rental.says('completed stays, avg nights by city', 'AS average_stay', 'count(*) AS stays')
  homes.says('sold homes, median price by area', 'AS median_price', 'count(*) AS sales')
})
