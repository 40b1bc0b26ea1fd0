import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('What is the combined asking price of everything under contract?', 'SELECT sum(ask_price)')
rental.says('bookings in total last year', 'SELECT count(*) AS bookings')
rental.never('how many bookings in total by city', 'sum(')
homes.says('SP/LP % on last qtr closings in the 3 Villages combined', 'avg((100 * (sold_price')
homes.says('days on market in the villages combined', 'avg(days_on_market)')
homes.says(
  'for each community how many houses are under contract and how much make their asking prices all together',
  'count(*)',
  'sum(ask_price)',
)
homes.says('how many homes are pending and what do their asking prices add up to', 'sum(ask_price)')
homes.says("how much did this year's closings bring in", 'sum(sold_price)')
homes.says('how much did the sold homes in Old Town go for in total', 'sum(sold_price)')
homes.says('how much did owners earn from rent in 2023', 'sum(owner_rental_in_23)')
homes.says('how much have we earned with all closings this year', 'sum(sold_price)')
homes.says('how much do sold homes in Old Town go for', 'avg(sold_price)')

describe('the only number, wherever "in total" stands', () => {
  homes.says(
    'how much discount off the asking price did sellers give in total this year?',
    'sum((ask_price - sold_price))',
  )
  homes.says(
    'how many dollars in total did sellers come down from asking last year?',
    'sum((ask_price - sold_price))',
  )
  homes.declines('how much discount did sellers give this year')
})

describe('a limit on what somebody spent all together', () => {
  rental.says(
    'guests that have spent over 20k with us all together, name and amount',
    'guest_name',
    'HAVING sum(total_price) > 20000',
  )
  shop.says(
    'customers that have spent over 3k with us all together: name, city and amount',
    'GROUP BY b.id',
    'HAVING sum(pu.total_amount) > 3000',
  )
})
