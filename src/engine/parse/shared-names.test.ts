import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the last word of several names, said once', () => {
  homes.says(
    'Adding up Harbor, Palmetto and Lighthouse Village, how much did owners take in from renting in 2023?',
    "subdivision IN ('Harbor Village', 'Palmetto Village', 'Lighthouse Village')",
  )
  rental.says('lake and beach houses in Florida', "IN ('lake_house', 'beach_house')")
  shop.says('total revenue from apple and google pay together', "IN ('apple_pay', 'google_pay')")
  shop.declines('total revenue from apples and google pay')
})
