import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the headings of a table', () => {
  homes.says('decade built | # sold | median sold price', 'AS decade, count(*) AS sales', 'percentile_cont')
  homes.says('close quarter | # sold | avg sold price, since 2025', "date_trunc('quarter', close_date)")
  rental.says('city | bookings | revenue, 2025', 'count(*)', 'AS revenue', 'GROUP BY l.city')
  homes.says('address | price | beds, actives in Old Town', 'SELECT mls_number, address, price, beds FROM')
  rental.says(
    'weekday of check-in / completed stays / avg nights',
    "to_char(check_in, 'FMDay')",
    'count(*) AS stays',
    'AS average_stay',
  )
  shop.says('weekday / orders / revenue', 'count(*) AS orders, sum(total_amount)')
  rental.says('revenue / nights by city', 'AS adr')
})
