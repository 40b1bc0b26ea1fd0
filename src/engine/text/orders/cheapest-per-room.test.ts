import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the cheapest for their rooms', () => {
  homes.says(
    '5 cheapest actives per bedroom, address and $ per bedroom',
    "'COP'",
    'price / nullif(beds, 0)',
    'LIMIT 5',
  )
  rental.says('5 most expensive homes per bedroom', 'price / nullif(bedrooms, 0)', 'DESC', 'LIMIT 5')
  rental.says('which homes are cheapest per bedroom', 'price / nullif(bedrooms, 0)', 'LIMIT')
  rental.says('cheapest 5 per bedroom, studios out', 'price / nullif(bedrooms, 0)', 'LIMIT 5')
  homes.says('cheapest active home per bedroom count', 'PARTITION BY beds')
})

describe('what it is computed by, in brackets', () => {
  homes.says(
    '5 cheapest actives per bedroom (ask / beds), address and $ per bedroom',
    'ORDER BY price_per_bed',
    'LIMIT 5',
  )
})
