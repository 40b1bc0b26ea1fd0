import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'how many 3 bedrooms and how many 4 bedrooms are available in Old Town',
  'SELECT beds, count(*)',
  'beds IN (3, 4)',
  'GROUP BY beds',
)
rental.says('how many beach houses and how many lake houses do we have', 'GROUP BY property_type')
rental.says('how many weekly and how many monthly bookings did we have in 2025', 'GROUP BY reservation_type')
// One number of either.
rental.never('how many 2 or 3 bedroom homes do we have', 'GROUP BY')
