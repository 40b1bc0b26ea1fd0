import { homes, shop } from '#tests/support/patterns.ts'

homes.says(
  'whats the total dollar amount sitting in pending deals if you go by asking price',
  'sum(ask_price)',
  "status = 'SCO'",
)
shop.says('total amount tied up in pending orders', 'sum(total_amount)', "status = 'pending'")
homes.declines('total dollar amount sitting in pending deals if you go by the weather')
