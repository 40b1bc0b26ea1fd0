import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('averages wherever they are said', () => {
  rental.says('what do we charge on average for a one-bedroom', 'avg(price)', 'bedrooms = 1')
  rental.says('how long do guests stay', 'SELECT round(avg((check_out - check_in)), 2)')
  rental.never('how long do guests stay', 'GROUP BY')
  shop.says('What are the average and the median order value?', 'avg(total_amount)', 'percentile_cont(0.5)')
  rental.says(
    'average number of bookings per month this year',
    'round(avg(bookings), 2)',
    "date_trunc('month', check_in)",
  )
  homes.says('highest and lowest price per square foot in Old Town', 'max(price_per_sf)', 'min(price_per_sf)')
})
