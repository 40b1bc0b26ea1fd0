import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'where has price per square foot been heading this year',
  "date_trunc('month'",
  'avg(price_per_sf)',
)
rental.says('where have bookings been heading since june', "date_trunc('month'")
rental.declines('where are our guests heading next month')
