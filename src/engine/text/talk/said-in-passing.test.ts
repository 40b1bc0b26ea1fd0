import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is said in passing', () => {
  shop.says(
    'our bank wants to raise the fee on credit cards again, which, good luck with that, so can you show me the revenue from credit cards and from debit cards side by side for every month of 2026',
    "IN ('credit_card', 'debit_card')",
  )
  rental.says(
    "i'd like to check that before thanksgiving, how many leads came from google in each month from march through august 2026",
    "source = 'google'",
    "DATE '2026-09-01'",
  )
  homes.says(
    "I've been asked to say a few words at the owners meeting, could you give me closings per quarter for Palmetto Village in 2025?",
    "subdivision = 'Palmetto Village'",
    'count(*)',
  )
  shop.says(
    'so my brother in law put a couple grand into ads and he swears it is the reason we are busy, how many orders did we get in each month of 2026',
    'count(*)',
    "date_trunc('month', purchase_date)",
  )
  shop.says(
    'ok so the supplier call is tomorrow at eight and i have nothing ready, i need products with stock between 1 and 20',
    'stock_quantity <= 20',
  )
  rental.says('so today i wanna know how many bookings the cabins got last year', "DATE '2025-01-01'")
  rental.says('how many check-ins today', "DATE '2026-11-15'")
  shop.says("It's raining, nobody is in the shop, so which brand sold best this year", 'DESC', 'LIMIT 1')
  shop.says('which products did nobody buy this year', '= 0')
  homes.says(
    'forget what I said about pools, just tell me the average price per square foot in Old Town',
    "'Old Town'",
  )
  rental.declines('guests who put over 2000 into their stay and whose bookings were in spring, how many')
})

shop.says(
  'Customer on the phone wants the Kestrel Action Camera. How many do we still have?',
  'stock_quantity',
)
