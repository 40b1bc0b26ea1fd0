import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'average sold price by quarter in order of close date',
  "ORDER BY date_trunc('quarter', close_date)::date",
)
rental.never('revenue per month ordered by date', 'ORDER BY revenue')
