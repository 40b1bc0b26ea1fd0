import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('only those that have the number are counted', () => {
  homes.says(
    'rental income per subdivision: total, number of homes that report any',
    'sum(owner_rental_in_23)',
    'WHERE owner_rental_in_23 IS NOT NULL GROUP BY subdivision',
  )
  homes.says(
    'avg rental income per subdivision and how many homes report it',
    'owner_rental_in_23 IS NOT NULL',
  )
  shop.says('average rating per brand and how many products have a rating', 'WHERE review_count >= 1')
  shop.says('how many products have a rating above 4', 'WHERE rating > 4')
})

describe('owners that report an income are counted', () => {
  homes.says(
    'per subdivision: how many owners reported 2023 rental income and what they got on average',
    'count(*)',
    'avg(owner_rental_in_23)',
    'owner_rental_in_23 IS NOT NULL',
  )
  homes.says('number of owners with rental income by area', 'count(*)', 'owner_rental_in_23 IS NOT NULL')
  homes.says('how much rental income did owners report per area', 'sum(owner_rental_in_23)')
  homes.says(
    'For each subdivision, how many listings report 2023 rental income and what is the average?',
    'avg(owner_rental_in_23)',
    'owner_rental_in_23 IS NOT NULL GROUP BY subdivision',
  )
  homes.says('how many homes reported rental income and what is the average price?', 'avg(price)')
})
