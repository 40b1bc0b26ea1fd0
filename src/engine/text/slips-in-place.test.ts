import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says('custmers with 4 or more refunds, name an how many', 'HAVING count(*) >= 4', 'AS refunds')
shop.says('custommers with more then 5 ordes', 'total_orders > 5')
shop.says('how many custmers live in each stae', 'GROUP BY state')
shop.says('orders yday', "DATE '2026-11-14'")
rental.says('how may bookngs lat month', "DATE '2026-10-01'")
rental.says('how many leads cam from instgram in octobr', "source = 'instagram'")
rental.says('rpt guests: name, # stays', 'HAVING')
rental.says('guests who staid 5 or more times', 'HAVING count(*) >= 5')
rental.says('mo over mo rev 2026', 'lag(revenue)')
rental.says(
  "Q3 '26 rev by prop type, by c/i date",
  'GROUP BY l.property_type',
  "check_in >= DATE '2026-07-01'",
)
shop.says('brands with at lest 10 products', 'HAVING count(*) >= 10')
shop.says('most expansive beauty product', 'ORDER BY price DESC')
shop.says('how many custmers live in Texs', "state = 'TX'")
homes.says('how many homes fo sale have a pool', "status = 'COP'")
homes.says('hoses under contrct with a pool', 'has_pool')
shop.declines('garden hoses sold last month')

// The words that they are elsewhere.
rental.says('bookings in may', "DATE '2026-05-01'")
homes.never('homes sold in may', "DATE '2026-10-01'")
