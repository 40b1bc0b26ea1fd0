import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a discount in percent, however it is said', () => {
  homes.says(
    'What are sold homes giving up off ask on average, in percent, for each bedroom count?',
    'AS average_discount_percent',
    'GROUP BY beds',
  )
  homes.says('how far below ask do homes sell on average, in percent, by area', 'AS average_discount_percent')
  homes.says('median discount, in percent, by subdivision', 'AS median_discount_percent')
  homes.says(
    'Has the average discount, as a percentage of the asking price, grown or shrunk compared with last year?',
    'average_discount_percent_2026 - average_discount_percent_2025',
  )
})

describe('in dollars where nothing else is said', () => {
  homes.says('how much are sellers giving up off ask on average by area', 'avg((ask_price - sold_price))')
})

describe('how far apart, and both of them', () => {
  homes.says('how far apart are ask and sold on average in the preserve', 'avg((ask_price - sold_price))')
  homes.says('avg disc $ and % by beds, ytd', 'AS average_discount,', 'AS average_discount_percent')
})
