import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a story that no mark parts from the question behind it', () => {
  rental.says('my husband keeps saying we charge too little what is the average nightly rate', 'avg(price)')
  shop.says('warehouse guy here how many products are out of stock', 'stock_quantity = 0')
  homes.says('mortgage rates are killing us how many homes sold last month', "'SLD'")
  shop.says('chargebacks are stressing me out show me revenue by month this year', "'month'")
  rental.says('waiting for a guest who is late how much did we make last month', 'AS revenue')
  rental.says(
    'the agent is difficult what is our most expensive rental, and what does a night there cost',
    'LIMIT 1',
  )
})

describe('a story that no mark parts from the question before it', () => {
  shop.says("how many products are out of stock the agency claims it's great", 'stock_quantity = 0')
  rental.says('how many bookings last month i promised to get back to the bank', 'AS bookings')
  homes.says('median sold price this year so i can brag about it', 'percentile_cont')
  shop.says('orders by weekday, my accountant is waiting', 'isodow')
  shop.never('orders by weekday, my accountant is waiting', "'pending'")
})

describe('words of a story that the data knows too', () => {
  rental.never('wondering about our marketing money how many bookings per month this year', 'revenue')
  homes.never('everyone keeps talking about a bubble how many homes are active', 'bubble')
})

describe('what could be meant is not set aside', () => {
  rental.never(
    'For every state, show the number of homes we have there and the income',
    'AS listings FROM property_listings GROUP BY state ORDER',
  )
  rental.declines('homes near the ski lift what is the average rate')
  rental.declines('Our homes near the ski lift: what is the average rate')
  rental.says('last month was rough how many cancellations did we have', "'2026-10-01'")
  shop.declines('doing the december numbers what is our average order worth')
  homes.declines("The Preserve's HOA board asked me something. What was the median sold price last quarter?")
  homes.never(
    'the three sales this year where the seller came down the most from the asking price',
    'close_date DESC',
  )
  shop.never(
    'insurance people want to know what the stock is worth so price times whats on the shelf',
    'sum(stock_quantity)',
  )
  rental.says('how many lake houses have we got and what is the average rate on them', 'count(*)', 'avg(')
})

test('what was not used is named', () => {
  const reading = read('ecommerce', 'chargebacks are stressing me out how many customers do we have')
  expect(reading.kind === 'plan' && reading.unused).toEqual(['chargebacks are stressing me out'])
})

rental.says(
  'for every bedroom count tell me how many homes we have and the average rate',
  'avg(price)',
  'count(*)',
)
