import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number for every step of time', () => {
  rental.says('bookings over the months of 2025', "date_trunc('month', check_in)", '2025-01-01')
  homes.says('closings across the quarters of last year', "date_trunc('quarter', close_date)")
  shop.says(
    'refunds for January, February and so on of 2026',
    "date_trunc('month', purchase_date)",
    '2026-01-01',
  )
  shop.says('how did cancellations run through 2025, month to month', '2025-01-01', "date_trunc('month'")
  shop.says('revenue of the quarter that just ended', '2026-07-01', '2026-10-01')
})

describe('every day of the week', () => {
  for (const question of [
    'revenue Monday to Sunday',
    'revenue on each of the seven days of the week',
    'compare the days of the week on total revenue',
    'weekday pattern of revenue',
    'day-of-week revenue curve',
    'how much have we sold in dollars on Mondays, on Tuesdays and so on for all seven days',
    'for each day of the week, Sunday included, what revenue have we had?',
  ])
    shop.says(question, "GROUP BY to_char(purchase_date, 'FMDay')")
  shop.never('for each day of the week, Sunday included, what revenue have we had?', 'IN (7)')
})

describe('days that are one stretch', () => {
  rental.never('bookings last week, Monday to Sunday', 'FMDay')
  shop.never('orders in the last seven days', 'FMDay')
})

describe('an order that went through', () => {
  shop.says('orders that went through this year, how many', "status = 'completed'", 'count(*)')
})
