import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const median = 'percentile_cont(0.5)'

describe('held against the median of their own group', () => {
  homes.says('homes priced more than twice the median price of their area', `price > 2 * (SELECT ${median}`)
  homes.says('active homes priced below the median price in their subdivision', median, "x.status = 'COP'")
  homes.says(
    'sold homes above the median sold price of their own subdivision',
    'sold_price > (SELECT',
    median,
  )
  shop.says('products priced above the median price of their category', median, 'x.category =')
  rental.says('homes priced below the median rate of their city', median, 'x.city =')
  homes.says('active homes above the average price of their subdivision', 'avg(x.price)')
})

describe('held against what nobody can tell', () => {
  homes.declines('homes priced more than double the median')
  homes.declines('homes sold this year above the average of its own subdivision that year')
  homes.declines('homes that sold above the average of their own subdivision this year')
})
