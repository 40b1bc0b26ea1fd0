import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes that have a rent', () => {
  homes.says('actives with rental income, address and rent', 'owner_rental_in_23 IS NOT NULL')
  homes.says(
    'list pendings with a 2023 rent roll, biggest first',
    'ORDER BY owner_rental_in_23 DESC',
    'IS NOT NULL',
  )
})

describe('rent as a column, or with a limit', () => {
  homes.never('actives with price and rental income', 'IS NOT NULL')
  homes.says('homes for sale with rental income over 60k', 'owner_rental_in_23 > 60000')
  homes.says(
    'which homes have earned the owner at least 10% of the ask price in rent',
    'owner_rental_in_23 >= 0.1 * ask_price',
  )
})

describe('the biggest of those that have a rent', () => {
  homes.says('homes with a pool that had rental income, biggest first', 'ORDER BY owner_rental_in_23 DESC')
  homes.says('homes rented out in 2023, smallest income first', 'ORDER BY owner_rental_in_23,')
  homes.says('homes with rental income, most expensive first', 'ORDER BY price DESC')
})

describe('the year of the rent in other words', () => {
  homes.says(
    'which three places on the market threw off the most rent in twenty three',
    'owner_rental_in_23 DESC',
  )
  homes.says(
    'which neighborhood brought in the best average rental income back in 23',
    'avg(owner_rental_in_23) DESC',
    'LIMIT 1',
  )
})

describe('what else is said of homes with rent stands between', () => {
  homes.says(
    'homes with a pool in Old Town with rental income',
    "has_pool AND subdivision = 'Old Town' AND owner_rental_in_23 IS NOT NULL",
  )
  homes.says(
    'list Old Town homes for sale that had rental income, with address, asking price and the income',
    'SELECT mls_number, address, ask_price, owner_rental_in_23',
  )
})
