import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('times in their own order', () => {
  rental.says('leads per quarter, oldest quarter first', "ORDER BY date_trunc('quarter'")
  rental.never('revenue by month, earliest first', 'ORDER BY revenue')
  homes.says('closings by year, oldest year first', 'ORDER BY extract(year')
})

describe('the newest time first', () => {
  rental.says('revenue by month, latest first', "ORDER BY date_trunc('month', check_in)::date DESC")
  homes.says('sales by quarter, most recent quarter first', "date_trunc('quarter', close_date)::date DESC")
  // Which of the two goes backwards is not said.
  homes.declines('sales by area and quarter, latest quarter first')
})

describe('groups on a scale of their own', () => {
  homes.says('solds per year built, newest first', 'count(*) AS sales', 'ORDER BY year_built DESC')
  homes.says('average asking price of actives by decade built, oldest decade first', '* 10 AS decade')
  homes.says('number of sales by bedrooms, most bedrooms first', 'GROUP BY beds ORDER BY beds DESC')
  homes.never('active homes by price, cheapest first', 'GROUP BY')
})

rental.says('bookings by bedrooms, fewest bedrooms first', 'count(*) AS bookings', 'ORDER BY l.bedrooms')

// One group that is named twice.
homes.says(
  'sold homes by decade of construction: number of sales and average sold price per decade, oldest decade first',
  'GROUP BY floor(year_built / 10)::int * 10 ORDER BY floor(year_built / 10)::int * 10',
)
