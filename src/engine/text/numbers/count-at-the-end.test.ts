import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number that goes with groups', () => {
  rental.says(
    'Name the cities with 20 or more cancelled reservations, along with the count',
    'HAVING count(*) >= 20',
  )
  homes.says(
    'subdivisions where more than 15 homes are for sale, together with the count',
    'HAVING count(*) > 15',
  )
  shop.says('cities with over 40 customers, and the exact number in each', 'HAVING count(*) > 40')
  homes.says('areas with 15 or more actives and put the count next to each', 'HAVING count(*) >= 15')
  rental.says('which listing has the highest number of bookings this year, with the count', 'LIMIT 1')
  shop.says('products rated below 3 with the count', 'SELECT count(*)')
})

describe('"what number" asks how many', () => {
  shop.says('Of all orders, what number got refunded?', 'SELECT count(*)', "status = 'refunded'")
  homes.says('of all our listings, what number is under contract', 'SELECT count(*)', "status = 'SCO'")
})

const countsGroups = 'SELECT count(*) AS count FROM'

describe('the count of those with a limit is how many each of them has', () => {
  homes.never('areas where upwards of 15 homes are for sale, together with the count', countsGroups)
  homes.never('subdivisions, actives > 15, + count', countsGroups)
  shop.never('which brands have more than 200 orders this year, incl ct', countsGroups)
  rental.never('who has stayed with us more than 3 times? put the count too', countsGroups)
  homes.says('how many areas have over 15 homes for sale', countsGroups)
})

describe('how many the first one has is the number that it is ranked by', () => {
  shop.says('which item got the most reviews? show how many', 'review_count', 'LIMIT 1')
  shop.says('SKU with the highest review count + the count', 'review_count', 'LIMIT 1')
  rental.says('which city had the most cancellations, and how many was that', 'LIMIT 1')
  shop.never('who ordered the most and how many', 'revenue')
})

homes.says('subdivisions 20+ actives count', 'SELECT subdivision', 'HAVING count(*) >= 20')
shop.says('brands over 10 products count', 'SELECT brand', 'HAVING count(*) > 10')

rental.says(
  'which five homes had the most nights booked in 2025, and how many was it for each?',
  'AS total_nights',
  'LIMIT 5',
)
rental.never('which home had the most nights in 2025, and how many bookings for each', 'total_nights LIMIT')
