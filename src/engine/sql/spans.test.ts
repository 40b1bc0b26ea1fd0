// What is booked in each of several stretches of time: a stay that goes over the end of a month has nights in both.
import { homes, rental } from '#tests/support/patterns.ts'

rental.says(
  'occupancy by month in 2025',
  "SELECT DATE '2025-01-01' AS month, DATE '2025-01-01' AS starts, DATE '2025-02-01' AS ends",
  'JOIN spans span ON r.check_in < span.ends AND r.check_out > span.starts',
  'CROSS JOIN spans span',
  'GROUP BY span.month',
)
rental.says(
  'occupancy of ski chalets in July vs August 2026',
  "'Jul 2026' AS side",
  "l.property_type = 'ski_chalet'",
)
rental.says(
  'revenue per available night by quarter in 2025',
  'r.check_in >= span.starts AND r.check_in < span.ends',
)
rental.says('weekly occupancy in July 2026', "DATE '2026-06-29' AS week, DATE '2026-07-01' AS starts")
// Which years? And the nights of weekends are not those of stays that begin then.
rental.declines('occupancy by month')
rental.declines('occupancy on weekends in july')
homes.declines('occupancy by month in 2025')
