import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('how those who sell homes put it', () => {
  homes.says('per bed count: % of solds gone in under 60 days', 'days_on_market < 60', 'GROUP BY beds')
  homes.says('Are there areas with no new construction for sale? Name them.', 'year_built >= 2024', '= 0')
  homes.says('the three villages: active count and median ask, each', 'GROUP BY subdivision', 'Village')
  homes.says('three Villages together, listings by status', 'GROUP BY status', 'Village')
  homes.says(
    'how many bucks do buyers knock off the ask in Old Town on average',
    'avg((ask_price - sold_price))',
  )
  homes.says(
    'Harbor Village or Old Town, what did homes sell for on average in each and how many days did they sit',
    'avg(sold_price)',
    'avg(days_on_market)',
  )
})

describe('one put beside another', () => {
  homes.says('Put Harbor Village beside Old Town: number of active listings', 'GROUP BY subdivision')
  rental.says('Put Aspen beside Moab: bookings and revenue this year', 'GROUP BY l.city')
})
