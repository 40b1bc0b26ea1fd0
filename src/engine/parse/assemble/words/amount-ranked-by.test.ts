import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'which five homes pulled in the most rent in 2023? addresses and amounts, biggest first',
  'ORDER BY owner_rental_in_23 DESC NULLS LAST, address',
)
homes.never('five homes with the most rental income, address and amount', ' price,')
rental.says('longest 5 stays with amounts', 'total_price')
