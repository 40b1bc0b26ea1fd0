import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the weekday with the most of something', () => {
  rental.says(
    'On what weekday do the most arrivals fall?',
    'isodow FROM check_in',
    'ORDER BY bookings DESC',
    'LIMIT 1',
  )
  homes.says(
    'on which day of the week do the fewest closings happen this year',
    'isodow FROM close_date',
    'ORDER BY sales,',
    "'2026-01-01'",
  )
  shop.says('which weekday do most orders come in', 'isodow FROM purchase_date', 'LIMIT 1')
  rental.says('for every day of the week, how many bookings start on that day', 'isodow FROM check_in')
  rental.never('how many arrivals fall on that weekday', 'isodow')
})
