import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows that words promise', () => {
  homes.declines('by neighborhood how many listings expired or got withdrawn one number for each')
  homes.says('how many listings expired by neighborhood, one number for each', 'GROUP BY subdivision')
  shop.declines(
    'What product is the most costly in Electronics, in Apparel, in Books and in each other category?',
  )
  rental.declines('Quarter-on-quarter lead volume, both counts')
  shop.declines(
    'How many customers bought something last year but nothing so far this year? Completed orders only',
  )
  shop.declines('what Tidewater stuff have we got, how much is it and how many are on hand')
})
