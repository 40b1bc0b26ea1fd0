import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

const total = 'sum(owner_rental_in_23)'
const mean = 'avg(owner_rental_in_23)'

describe('what homes took in by renting', () => {
  homes.says(
    'how much 2023 rental income did the homes now for sale bring in altogether',
    total,
    "status = 'COP'",
  )
  homes.says('how much rent did 4 bedroom homes bring in in 2023', total, 'beds = 4')
  homes.says('2023 rental income, Old Town, total of all owners', total, "subdivision = 'Old Town'")
  homes.says('2023 rental income, total of all owners', total)
  homes.says(
    'a buyer asked me what owners down here took in on average in 2023 from renting out a place with a pool',
    mean,
    'WHERE has_pool',
  )
  homes.says('what did the average owner in Sea Oaks earn from rent in 2023', mean)
})

describe('who had any', () => {
  homes.says('how many owners reported rental income in 2023', 'owner_rental_in_23 IS NOT NULL')
  homes.says(
    'active listings that were rented in 2023, highest income first',
    'owner_rental_in_23 IS NOT NULL',
    "status = 'COP'",
  )
  rental.never('how much rent did the cabins bring in', '2023-01-01')
})
