import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('weekends included leaves no day out', () => {
  rental.never('bookings by weekday, weekends included', 'IN (6, 7)')
  rental.never('revenue by day of the week including weekends', 'IN (6, 7)')
  shop.never('average order value by weekday (incl. weekends)', 'IN (6, 7)')
  shop.says('orders by weekday, weekends too', "to_char(purchase_date, 'FMDay')")
  rental.says('bookings on weekends by month', 'IN (6, 7)')
})
