import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what things add up to', () => {
  homes.says('What did everything we closed in October add up to in dollars?', 'sum(sold_price)')
  homes.says('How much does everything under contract add up to?', 'SELECT sum(price)', "'SCO'")
  shop.says('What do the refunds in October add up to?', 'sum(total_amount)', "'refunded'")
  rental.says('What do all our nights in October add up to?', 'sum((check_out - check_in))')
  rental.says('What did the bookings add up to last month?', 'sum(total_price)')
  shop.never('what did sales come to last month?', 'total_total_amount')
})

homes.says('What does the asking price of everything under contract add up to?', 'sum(ask_price)', "'SCO'")
rental.says('what does the total price of all pending bookings add up to', 'sum(total_price)')
homes.says('what do all the homes under contract add up to at asking price?', 'sum(ask_price)', "'SCO'")

homes.says(
  'For my report I need what closed sales in Old Town added up to last quarter',
  'sum(sold_price)',
  "DATE '2026-07-01'",
)
shop.says(
  'I want to know what refunded orders added up to last month',
  'sum(total_amount)',
  "status = 'refunded'",
)

describe('the sum of what has an amount', () => {
  rental.says('sum of all confirmed upcoming bookings in $', 'sum(total_price)', "status = 'confirmed'")
  shop.says('sum of all pending orders', 'sum(total_amount)', "status = 'pending'")
})

describe('the sum, the mean or an end of all that stand in a column', () => {
  homes.says(
    'how much is the sum of all ask prices from the houses under contract?',
    'sum(ask_price)',
    "'SCO'",
  )
  homes.says('max of all ask prices', 'max(ask_price)')
  homes.says('median of all the sold prices this year', 'percentile_cont(0.5)', 'sold_price')
  rental.says('average of all the nightly rates by city', 'avg(price)', 'GROUP BY city')
  homes.declines('sum of all ask prices over 1 million')
  shop.declines('what is the sum of all order totals in march')
})
