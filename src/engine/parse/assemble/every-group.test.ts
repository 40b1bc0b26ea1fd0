import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('examples before all of the groups', () => {
  rental.never(
    'are people cancelling the cabins more than the beach houses, give me the cancellation rate for every kind of property',
    "'beach_house'",
  )
  shop.never(
    'do people return electronics more than books, give me the refund rate for every category',
    "'Books'",
  )
  rental.never('California, Colorado and all the other states: number of homes in each', "'CO'")
  homes.says(
    'is Old Town pricier than Sea Oaks, give me the average price for every subdivision',
    'FROM real_estate_listings GROUP BY subdivision',
  )
})

describe('two sides, and groups of another kind', () => {
  rental.says('cabins vs beach houses, revenue by month', "'beach_house'")
  rental.says('compare California and Colorado: revenue for every city', "'CO'")
})
