import { describe, expect, it } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

it.each([
  ['revenue by brand, from the big to the small', 'revenue by brand , descending'],
  ['homes from the cheapest to the most expensive', 'homes cheapest first'],
  ['orders from newest to oldest', 'orders newest first'],
])('%s', (question, meant) =>
  expect(
    tokenize(question)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(meant),
)
rental.says(
  'the five cheapest homes with two bedrooms or more? Start with the lowest rate',
  'ORDER BY price,',
)
shop.says('Refund rate for each category, please, starting with the worst.', 'refund_rate DESC')
rental.says("Top 5 guests by how much they've paid us in all", 'sum(total_price)', 'LIMIT 5')
shop.says('refund rate by category, worst 1st', 'refund_rate DESC')
shop.says('What is the refund rate of each brand, from the worst to the best?', 'refund_rate DESC')

describe('who comes first by a number', () => {
  homes.says('which area came first in median sold price', 'ORDER BY median_sold_price DESC', 'LIMIT 1')
  homes.never('which area came first in median sold price', 'max(')
  shop.says('which brand placed first for revenue last quarter', 'ORDER BY revenue DESC', 'LIMIT 1')
  shop.says('which category came in first by average price', 'ORDER BY avg(price) DESC', 'LIMIT 1')
})

// The first of the year is no dearest one.
rental.never('which booking came first in 2025', 'ORDER BY total_price DESC')
shop.says('who are the 5 big spenders', 'ORDER BY lifetime_value DESC', 'LIMIT 5')
shop.says('last month units sold, leading 5 brands', 'sum(pu.quantity)', 'GROUP BY pr.brand', 'LIMIT 5')

describe('the one with the highest and those that have one each', () => {
  homes.says('active listing w/ max DOM', 'ORDER BY days_on_market DESC', 'LIMIT 1')
  shop.says('product with the min price', 'ORDER BY price, name LIMIT 1')
  homes.says('areas with max price', 'max(price)', 'GROUP BY subdivision')
})

describe('the earliest year is that of one home', () => {
  homes.says('earliest year built among actives, address', 'ORDER BY year_built, address', 'LIMIT 1')
  homes.says('latest year built by area', 'max(year_built)')
  rental.says('the three cheapest houses with minimum four bedrooms', 'bedrooms >= 4', 'LIMIT 3')
})
shop.says(
  'pending orders over $200: order number, amount, biggest first, ties by order number',
  'total_amount DESC NULLS LAST, order_number',
)
rental.says(
  'bookings this month: guest, total, highest first, ties broken by check-in date',
  'total_price DESC NULLS LAST, check_in',
)
shop.says('pending orders over $200 sorted from the largest down', 'ORDER BY total_amount DESC')

describe('the smallest pile is the smallest number', () => {
  shop.says('units on hand by brand, smallest pile first', 'ORDER BY total_stock_quantity, brand')
  shop.says('stock by category, largest pile on top', 'ORDER BY total_stock_quantity DESC')
})
