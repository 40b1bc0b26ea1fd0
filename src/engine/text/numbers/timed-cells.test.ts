import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'old town vs sea oaks: closings this year, volume, median price',
  'count(*) AS sales',
  'AS volume',
  'AS median_price',
)
rental.says('average rate by bedrooms: studio, 1, 2, 3, 4+', 'bedrooms = 0', 'bedrooms > 3')
rental.says('how many studios do we have', 'bedrooms = 0')
rental.says('rank homes in Aspen by revenue this year', "l.city = 'Aspen'", 'ORDER BY revenue DESC')
homes.says(
  'how many 3 bed 2 bath homes are active and what do they average',
  'count(*) AS listings',
  'AS average_price',
)
rental.says('weekend vs weekday check-ins this year', 'AS side', "DATE '2026-01-01'")
rental.says('q1 q2 q3 q4 2026 bookings and revenue', "date_trunc('quarter'")
rental.says('2025 and 2026 revenue by month side by side', "date_trunc('month'", "DATE '2025-01-01'")
