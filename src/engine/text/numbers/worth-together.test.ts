import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit on what all of them came to', () => {
  rental.says(
    'guests with at least 4 completed stays worth over 15k together',
    '>= 4',
    'sum(total_price) > 15000',
  )
  shop.says(
    'customers with at least 5 completed orders worth over 2k combined',
    'sum(pu.total_amount) > 2000',
  )
  const refunded =
    "WHERE pu.status = 'refunded' GROUP BY b.id, b.first_name, b.last_name HAVING count(*) >= 3"
  shop.says(
    'customers with 3+ refunded orders adding up to over $1000',
    refunded,
    'sum(pu.total_amount) > 1000',
  )
  rental.says('guests with 2+ cancelled bookings totaling over $5000', "status = 'cancelled'", '> 5000')
  shop.never('customers with at least 3 cancelled orders adding up to over $1000', 'completed')
  // Of which stays the money is, nobody says.
  rental.declines('which guests have 3 or more stays adding up to more than 10k')
})

describe('words around what is understood', () => {
  rental.says('list homes having strictly more bathrooms than bedrooms', 'bathrooms > bedrooms')
  rental.says('quarterly revenue for 2025, calendar year', "date_trunc('quarter'")
  rental.says('sum total_price, status completed, type monthly, check_in 2025', 'sum(total_price)')
  rental.says('the five most extended stays', 'ORDER BY length_of_stay DESC')
  rental.says('what did guests drop on cabins last year', 'sum(r.total_price) AS revenue')
  rental.says(
    'who has spent the most with us all time, like the top three guests and how much revenue each one was',
    'LIMIT 3',
  )
  // How many they were would be lost.
  rental.declines('bookings in Aspen last year and what they earned us')
  rental.declines('nights per guest by city')
})
