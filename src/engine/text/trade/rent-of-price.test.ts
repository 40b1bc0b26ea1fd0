import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the rent as a part of the price is the yield', () => {
  homes.says(
    'For the homes on the market that were rented out in 2023, what percent of the price did the rent bring in on average?',
    'AS average_rental_yield',
    "status = 'COP'",
    'owner_rental_in_23 IS NOT NULL',
  )
  homes.says(
    'For active homes with 2023 rental income on file, what is the rental income as a percentage of the price, on average for each neighborhood?',
    'AS average_rental_yield',
    'GROUP BY subdivision',
  )
  homes.says(
    'for the active listings that have a 2023 rental figure what is the rental income as a percent of the ask on average',
    'AS average_rent_to_ask',
  )
  homes.never('which homes were rented out in 2023', 'rental_yield')
})

describe('at ask or above', () => {
  homes.says('% of solds at exactly ask or above, pool vs no pool', 'sold_price >= ask_price', 'has_pool')
  homes.never('3 beds at asking or above this year, how many', 'beds >= 3')
})
