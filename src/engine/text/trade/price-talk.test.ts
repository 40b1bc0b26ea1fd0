import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what was given up', () => {
  homes.says(
    'which 5 sales last year took the biggest haircut off asking percentage-wise? address and pct off',
    'ORDER BY discount_percent DESC',
    'LIMIT 5',
  )
})

describe('what was taken in', () => {
  homes.says(
    '6 best 2023 rental earners without pool, any status, address mls income',
    'NOT has_pool',
    'LIMIT 6',
  )
  homes.says('how much did owners in Old Town make from rentals', 'sum(owner_rental_in_23)')
  homes.says('top 5 actives by 2023 rent as % of ask, show the %', 'ORDER BY rent_to_ask DESC', 'LIMIT 5')
  homes.never('top 5 actives by 2023 rent as percent of ask price', 'sold_price')
})

describe('an income among the columns is that of the rent', () => {
  homes.says(
    'active listings with 2023 rental income above 60k, best earner first: address, income, ask price',
    'owner_rental_in_23, ask_price',
  )
  homes.says('top 5 COP by gross yld = 23 rent / ask, show %', 'ORDER BY rental_yield DESC')
})

describe('the rental income of owners is that of their homes', () => {
  homes.says("Sum of the owners' 2023 rental income in Old Town", 'sum(owner_rental_in_23)', "'Old Town'")
  homes.says("average of the owners' 2023 rental income by area", 'avg(owner_rental_in_23)')
  homes.says('sum of 2023 rental income in Old Town', 'sum(owner_rental_in_23)')
})

describe('the price per bedroom', () => {
  homes.says('highest ask price per bedroom among actives', 'ORDER BY price_per_bed DESC', 'LIMIT 1')
  homes.says('highest sold price per bedroom this year', "'SLD'", 'ORDER BY price_per_bed DESC')
  homes.says('top 5 actives by ask per bedroom', 'ORDER BY price_per_bed DESC', 'LIMIT 5')
})
