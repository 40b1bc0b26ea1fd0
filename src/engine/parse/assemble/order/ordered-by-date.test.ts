import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows by a date that is named', () => {
  homes.says('homes by close date', "WHERE status = 'SLD' ORDER BY close_date")
  homes.never('list sales by close date', 'GROUP BY')
  shop.never('products by launch date', 'GROUP BY')
  rental.says('list bookings by check-in date', 'ORDER BY check_in')
  homes.says('number of sales by close date', 'GROUP BY close_date')
})
