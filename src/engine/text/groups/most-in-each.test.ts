import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'listings per property type + most bedrooms in each',
  'property_type, count(*) AS listings, max(bedrooms)',
)
rental.says('homes per state plus the fewest bedrooms in each', 'count(*) AS listings, min(bedrooms)')
shop.says('products per category + most reviews in each', 'count(*) AS products, max(review_count)')
homes.says('listings per subdivision and most beds in each', 'count(*) AS listings, max(beds)')

// Bookings are no number of a single home.
rental.never('listings per city and most booked in each', 'max(')
rental.says('home with the most bedrooms in each state', 'PARTITION BY state')
