import { homes, shop } from '#tests/support/patterns.ts'

shop.says('vlookup ORD-100500: date, product, qty, amount, status', "order_number = 'ORD-100500'")
homes.says('lookup MLS 213868: address, price, status', "mls_number = '213868'")
shop.declines('vlookup')

homes.says(
  'whats the story with mls 208580, status and asking price?',
  'status, ask_price',
  "mls_number = '208580'",
)
homes.says('whats up with mls 208580?', "mls_number = '208580'")
