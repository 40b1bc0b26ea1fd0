import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  'Homes off the market per area, with expired and withdrawn counted separately',
  "count(*) FILTER (WHERE status = 'EXP') AS expired",
  "count(*) FILTER (WHERE status = 'WDN') AS withdrawn",
  'GROUP BY subdivision',
)
shop.says('how many orders this year, pending and refunded counted separately', 'GROUP BY status')
shop.declines('orders by month, counted separately')

rental.says(
  'how many days ahead do people book on average? short stays, weekly ones and monthly ones separately please',
  'GROUP BY reservation_type',
)
shop.says('refunded and cancelled orders this year, separately', 'GROUP BY status', 'count(*)')
rental.declines('revenue from short stays this year, separately')
homes.says('how many homes by community, expired and withdrawn separated', "'EXP'", "'WDN'")
homes.says('avg DOM of solds, pool and no pool separate', 'GROUP BY has_pool')
homes.says('avg price by beds, expired and withdrawn separate', 'GROUP BY beds, status')

describe('a number of both', () => {
  rental.says('revenue for both Aspen and Napa', "l.city IN ('Aspen', 'Napa')", 'GROUP BY l.city')
  homes.says('average sold price in both Old Town and Sea Oaks', 'GROUP BY subdivision')
  shop.never('customers who bought both Books and Beauty', 'GROUP BY pr.category')
  rental.declines('total revenue for both Aspen and Napa')
})

describe('values at the head of a table', () => {
  homes.says('old town | sea oaks >> # for sale, avg ask', 'GROUP BY subdivision')
  shop.says('aurora, kestrel: revenue', 'GROUP BY pr.brand')
  rental.never('aspen / moab: homes under 500, title and price', 'GROUP BY')
  shop.says('cancel % - paypal / apple pay', 'AS cancellation_rate', 'GROUP BY payment_method')
})

describe('values in columns of their own', () => {
  const both = ['FILTER (WHERE has_pool)', 'FILTER (WHERE NOT has_pool)']
  homes.says('closings by month this year, two columns, with pool and without pool', ...both)
  homes.says('active homes by subdivision, pool and no pool in separate columns', ...both)
  rental.says('bookings by city this year, weekly and monthly in separate columns', "'weekly') AS weekly")
  shop.says('orders by brand, two columns, refunded and cancelled', 'AS refunded', 'AS cancelled')
  homes.says('list active homes, two columns, address and price', 'SELECT mls_number, address, price FROM')
  homes.declines('list active homes, in two columns')
  shop.says('searches and add to carts by month, two columns', 'AS searches', 'AS adds_to_cart')
  shop.says('cancelled and refunded orders by month (two columns)', 'AS cancelled', 'AS refunded')
  rental.says('views, clicks and inquiries by device, three columns', 'AS views', 'AS clicks', 'AS inquiries')
})

// So many states are no one number.
homes.says(
  'for each area the number of homes for sale, under contract and sold',
  "FILTER (WHERE status = 'COP') AS active",
  "FILTER (WHERE status = 'SLD') AS sold",
)
homes.says('sold and active counts per subdivision', "FILTER (WHERE status = 'SLD') AS sold")
shop.says('completed, cancelled and refunded orders by month this year', "status = 'refunded') AS refunded")
// Each, or both together?
shop.asksBack('cancelled and refunded orders per brand')
shop.says('cancelled and refunded orders per brand combined', "IN ('cancelled', 'refunded')")
shop.says('cancelled and refunded orders together by month this year', "IN ('cancelled', 'refunded')")

// Behind it stands what they are grouped by.
homes.says(
  'count the expired and the withdrawn listings separately for each community',
  "FILTER (WHERE status = 'EXP')",
  "FILTER (WHERE status = 'WDN')",
  'GROUP BY subdivision',
)
shop.says(
  'refunded and cancelled orders, separately for each brand',
  "FILTER (WHERE pu.status = 'refunded') AS refunded, count(*) FILTER (WHERE pu.status = 'cancelled') AS cancelled FROM",
)
rental.says('count bookings separately for each city', 'count(*) AS bookings', 'GROUP BY l.city')
shop.says(
  'revenue from books separately for each month this year',
  "pr.category = 'Books'",
  "date_trunc('month'",
)
homes.says('average price of sold and active homes separately for each area', 'GROUP BY status, subdivision')
