import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one number over another', () => {
  homes.says('ratio of active to sold per subdivision', '1.0 * active_listings / nullif(sales, 0)')
  rental.says(
    'per property type: views, inquiries, inquiries / views',
    '100.0 * inquiries / nullif(views, 0)',
  )
  shop.says('ratio of refunds to orders by brand', '100.0 * refunds / nullif(orders, 0)')
  shop.says('which products bring in the most revenue per unit', 'ORDER BY ratio DESC')
  rental.says('revenue per home by city', '1.0 * revenue / nullif(listings, 0)', 'city')
  rental.says('bookings per home', 'GROUP BY l.id, l.title')
  rental.says('which property type makes us the most money per night', 'ORDER BY adr DESC')
  shop.says('how many orders does the average customer place', 'round(avg(orders), 2)')
})
shop.says('refunds over orders by brand', 'AS ratio')
rental.says('inquiries over views by referrer, strongest first', 'AS conversion', 'ORDER BY conversion DESC')
rental.declines('bookings over weekends by city')
rental.says('conversion (inquiries over views) per device type', 'AS conversion', 'GROUP BY device_type')
shop.says('refund rate (refunds over orders) by brand', 'AS refund_rate')
rental.says('bookings (over 500 dollars) by city', 'r.total_price > 500')
rental.says('give me inquiries over views as a percent for each traffic source', 'GROUP BY referrer_source')
rental.says('inquiries divided by views by traffic source', 'GROUP BY referrer_source')
