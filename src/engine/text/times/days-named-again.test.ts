import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('days of the week, named again as examples', () => {
  shop.says(
    "what I'd like is the number of orders per day of the week, you know monday tuesday and so on, for the past three months",
    'extract(isodow FROM purchase_date)',
    "'2026-08-15'",
  )
  rental.says(
    'for every day of the week monday tuesday and so on how many bookings start on that day',
    'isodow FROM check_in',
  )
  homes.says('closings for each day of the week (Monday, Tuesday, etc.)', 'isodow FROM close_date')
  homes.never('closings on monday and tuesday this year', 'GROUP BY')
})
