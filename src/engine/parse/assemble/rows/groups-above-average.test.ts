import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'In which areas do homes sell faster than our overall average?',
  'GROUP BY subdivision',
  'HAVING avg(days_on_market) <',
)
shop.says('in which categories do products cost less than average', 'HAVING avg(price) <')
// What it is held against must not be lost.
homes.declines('areas that sell faster than Old Town')
homes.declines('homes that sold faster than average')
homes.says('which areas sold more homes than the average area', 'count(*)', 'avg(listings) OVER ()')
rental.says('which cities get more bookings than average', 'avg(bookings) OVER ()')
shop.declines('which brands have products rated above average')
