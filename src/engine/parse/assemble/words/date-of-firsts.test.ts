// The day that rows are ranked by is shown, whether or not it is asked for.
import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the latest of each group with their dates', () => {
  homes.says('latest 3 closings in each area and their dates', 'PARTITION BY subdivision', 'place <= 3')
  homes.says('most recent sale in each area with date', 'PARTITION BY subdivision', 'place <= 1')
  rental.says('most recent booking in every city, with date', 'PARTITION BY city')
  shop.says('latest order in each state with date', 'PARTITION BY state')
  homes.declines('the biggest sale in each area and the day')
})
