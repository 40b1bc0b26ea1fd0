import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of each kind that is named', () => {
  rental.says(
    'how many short stays, weekly stays and monthly stays did we have in 2025',
    'GROUP BY reservation_type',
  )
  shop.says('how many completed, pending and cancelled orders do we have', 'GROUP BY status')
  shop.never('how many orders were paid with paypal, apple pay or google pay', 'GROUP BY')
  homes.says('average price for 3, 4 and 5 bedroom homes', 'GROUP BY beds')
  rental.says('average rate for 1 bed, 2 bed and 3 bed homes', 'IN (1, 2, 3) GROUP BY bedrooms')
  rental.never('average rate for 1 bed or 2 bed homes', 'GROUP BY')
  homes.never('average price of 3 bed, 2 bath homes', 'GROUP BY')
  rental.says('cancellation rate for short stays, weekly and monthly bookings', 'GROUP BY reservation_type')
  rental.never('cancellation rate in Napa or Carmel', 'GROUP BY')
  homes.never('average price of homes in Old Town, Sea Oaks or Bay Colony', 'GROUP BY')
  homes.never('average sold price in Old Town and Heron Point combined', 'GROUP BY')
})

homes.says('number of listings by status in each of the three villages', 'GROUP BY status, subdivision')

// A number that is said to be a mean.
rental.says(
  'how many days ahead do people book on average, for short stays, weekly and monthly ones?',
  'GROUP BY reservation_type',
)
rental.says('how many days ahead do people book in Aspen, Napa and Key West on average', 'GROUP BY l.city')
homes.never('average days on market in Old Town or Sea Oaks', 'GROUP BY')
