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
