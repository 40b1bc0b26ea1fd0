import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('what is added up', () => {
  homes.says('Add up the sale prices of closed homes by month for this year.', 'sum(sold_price)')
  homes.says('total up the asking prices of actives by area', 'sum(ask_price)', 'GROUP BY subdivision')
  rental.says('add up the total prices of cancelled bookings by month', 'sum(total_price)')
  homes.says('sale prices by month', 'avg(sold_price)')
})
