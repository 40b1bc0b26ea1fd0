import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the months of all years as one', () => {
  const months = "to_char(check_in, 'FMMonth') AS month"
  rental.says('bookings by month of the year', months, 'ORDER BY extract(month FROM check_in)')
  rental.says('which month of the year has the most bookings', months, 'LIMIT 1')
  rental.says('which months of the year do people book the most', months, 'LIMIT 10')
  rental.says('revenue by calendar month, all years combined', months)
  rental.says('all years together, how many check-ins do we get in each month', months)
  rental.says('which month is the busiest across all years', months)
  rental.says(
    'lump all the years together and tell me how many stays begin in january, how many in february and so on',
    months,
  )
  shop.says('orders per month regardless of year', "to_char(purchase_date, 'FMMonth')")
  homes.never('closings per calendar month, January to December, all years added up', '2025')
  homes.never('closings by month (Jan-Dec), regardless of year', '2025')
  homes.says('closings by month of the year', "to_char(close_date, 'FMMonth')")
})

describe('months of their own years', () => {
  rental.never('which month of the year was the best in 2025', 'FMMonth')
  rental.never('bookings by month', 'FMMonth')
  rental.never('bookings per month across all years', 'FMMonth')
  rental.never('revenue by month and year', 'FMMonth')
  rental.declines('how many stays begin in january, how many in february and so on')
  homes.declines('closings by month January to March, all years together')
  rental.declines('occupancy by month of the year')
})
