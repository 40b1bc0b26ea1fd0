import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('states that are asked for one after the other have a number each', () => {
  shop.says(
    'how many orders are completed, how many pending, how many refunded',
    "FILTER (WHERE status = 'completed')",
    "FILTER (WHERE status = 'refunded')",
  )
  rental.says(
    'of all the bookings how many are confirmed, how many pending and how many cancelled',
    "FILTER (WHERE status = 'pending')",
  )
  homes.says('how many homes are active, how many under contract and so on', 'GROUP BY status')
  rental.says('how many reservations are confirmed, completed, cancelled and so on', 'GROUP BY status')
  homes.says(
    'every area and inside it how many are active, how many sold, how many expired and so on',
    'GROUP BY status, subdivision',
  )
  shop.never('how many orders were refunded or cancelled', 'FILTER')
})

describe('rooms that are spelled out have a number each', () => {
  rental.says('average rate for a one bedroom, a two bedroom, a three bedroom and so on', 'GROUP BY bedrooms')
  rental.never('average rate for a one bedroom, a two bedroom, a three bedroom and so on', 'IN (1')
  homes.says(
    'average asking price of active homes for a two bedroom, a three bedroom and a four bedroom',
    'beds IN (2, 3, 4)',
    'GROUP BY beds',
  )
  rental.says('average rate for studios, one-bedrooms and two-bedrooms', 'GROUP BY bedrooms')
  rental.never('how many two and three bedroom homes do we have', 'GROUP BY bedrooms')
})

describe('quarters that are counted up are all of the year', () => {
  homes.says('homes sold in the first, second, third and fourth quarter of 2025', "date_trunc('quarter'")
  shop.says(
    'number of orders in the first quarter of 2025 and then the second, third and fourth',
    "date_trunc('quarter'",
  )
  shop.never('orders in the first quarter of 2025', "date_trunc('quarter'")
})

describe('one number for each', () => {
  rental.says('revenue, one number for each city', 'GROUP BY l.city')
  shop.says('units sold this year, one total for each brand', 'GROUP BY pr.brand')
})

describe('decades that are only begun', () => {
  homes.never('avg price of solds by decade built (60s, 70s...)', 'year_built >=')
  homes.never('actives by decade, sixties, seventies and so on', 'year_built >=')
  homes.says('avg price of homes built in the 80s and 90s, by decade', 'year_built >= 1980')
})

homes.never('average ask for a two bed, a three bed, a four bed and so on', 'beds IN')
