import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'across how many different cities are the homes that are available right now',
  "count(DISTINCT city) AS city_count FROM property_listings WHERE status = 'available'",
)
shop.says('across how many states do our buyers live', 'count(DISTINCT state)')
homes.says('across how many subdivisions are the active listings', 'count(DISTINCT subdivision)')
rental.never('how many homes are available across all cities', 'DISTINCT')
