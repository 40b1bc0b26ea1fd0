import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('one number relative to another', () => {
  homes.says('5 actives w highest 2023 rental income relative to price', 'ORDER BY rental_yield DESC')
  homes.says(
    'Ten homes with the best gross yield, yield being 2023 rental income divided by price',
    'rental_yield',
    'LIMIT 10',
  )
  homes.says('which active homes have the best rental income to price ratio', 'ORDER BY rental_yield DESC')
  homes.says('discount as a percentage of ask price by area', 'average_discount_percent')
  rental.says('bookings relative to views by property', 'bookings / nullif(views, 0)')
  homes.says('average rental income as a percent of asking price per subdivision', 'average_rent_to_ask')
  homes.says(
    'the five active homes whose 2023 rental income is the highest percentage of the price',
    'rental_yield DESC',
  )
  homes.says(
    'which five actives have the best rent as a percent of price and what is that percent',
    'LIMIT 5',
  )
})
