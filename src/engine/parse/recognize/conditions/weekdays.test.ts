import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

rental.says('compare weekend and weekday check-ins', 'count(*)', 'IN (6, 7)', 'IN (1, 2, 3, 4, 5)')
// The last one, the next one, or any?
rental.declines('arrivals Friday')
rental.says('arrivals Fridays', 'extract(isodow FROM r.check_in) IN (5)')

describe('days of the week on two sides', () => {
  shop.says('Do we sell more at the weekend or on working days?', "THEN 'weekend'", "THEN 'working days'")
  shop.says(
    'Did the shop take in more at weekends or on weekdays last month? Show me both totals.',
    'sum(total_amount)',
    "THEN 'weekdays'",
  )
  rental.says(
    'over the past 12 months, did more bookings start on a Friday or on a Saturday? Give me both numbers please',
    'extract(isodow FROM check_in) IN (5, 6)',
    "GROUP BY to_char(check_in, 'FMDay')",
  )
  rental.says('do more guests arrive on weekends or weekdays?', "status <> 'cancelled'", "THEN 'weekends'")
  shop.says(
    'revenue for Saturdays and Sundays together against Monday to Friday, past 90 days',
    'IN (6, 7)',
    'IN (1, 2, 3, 4, 5)',
  )
  // Either of two days is no choice between them where nothing is weighed.
  rental.never('how many bookings start on a friday or a saturday', 'GROUP BY')
  rental.declines('are there more than 100 bookings on a friday or a saturday')
})

describe('each of the seven', () => {
  shop.says('how many orders came in on Mondays, Tuesdays and so on over the past 90 days?', "'FMDay'")
  shop.never('how many orders came in on Mondays and Tuesdays?', "'FMDay'")
})

// No day is both, and whether each is meant or both together is not said.
shop.declines("this year's revenue for Saturdays and for Sundays")
rental.says('bookings made on a Sunday for a check-in on a Friday', 'IN (7)', 'IN (5)')

describe('the date that falls on a day, named before it', () => {
  rental.says('% of bookings that start on a fri', 'FILTER (WHERE extract(isodow FROM check_in) IN (5))')
  rental.says('average nights of stays that end on a sunday', 'extract(isodow FROM check_out) IN (7)')
  shop.says('what percent of orders come in on a weekend', 'FILTER (WHERE extract(isodow FROM purchase_date)')
})

rental.says(
  "percent of last year's stays that began on a Friday or Saturday",
  'extract(isodow FROM check_in) IN (5, 6)',
  'share_pct',
)
rental.says(
  "what percentage of this year's bookings start on a Friday or Saturday",
  'extract(isodow FROM check_in) IN (5, 6)',
  'share_pct',
)
