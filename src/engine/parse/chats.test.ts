// Chats whose turns go on from each other in ways that once lost or kept the wrong half.
import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

type Chat = [DemoType, readonly string[], RegExp]
const after = ([demo, turns]: Chat) => sqlOf(demo, turns.at(-1) ?? '', ...turns.slice(0, -1))
const products = 'top 10 products by revenue this year'
const rental = 'vacation_rental'
const homes = 'real_estate'
const shop = 'ecommerce'

const chats: readonly Chat[] = [
  // What was taken back, turned round or wanted instead.
  [rental, ['revenue from weekly stays this year', 'no, I meant last year'], /'weekly' .*2025-01-01/],
  [homes, ['how many homes are active in Old Town', 'sorry, sold'], /'Old Town' AND status = 'SLD'/],
  [shop, ['top 5 brands by revenue this year', 'reverse it'], /ORDER BY revenue, pr\.brand LIMIT 5$/],
  [
    rental,
    ['top 5 properties by revenue this year', 'same thing but bookings instead of dollars'],
    /AS bookings .*ORDER BY bookings DESC.*LIMIT 5$/,
  ],
  [
    homes,
    ['total rental income in 2023 by subdivision', 'average instead of total'],
    /avg\(owner_rental_in_23\).*GROUP BY subdivision/,
  ],
  [homes, ['average discount on sold homes this year', 'as a percent of ask'], /average_discount_percent/],
  [homes, ['oldest home for sale', 'newest?'], /status = 'COP' ORDER BY year_built DESC .*LIMIT 1$/],
  [
    homes,
    ['days on market by area for actives', 'the three slowest'],
    /avg\(days_on_market\) DESC.*LIMIT 3$/,
  ],
  // One more number or column.
  [
    homes,
    ['average sold price in Sea Oaks this year', 'last year? and how many closed'],
    /avg\(sold_price\), 2\).*count\(\*\) AS sales.*2025-01-01/,
  ],
  [rental, ['revenue by city this year', 'add nights and bookings'], /AS total_nights.* AS bookings/],
  [rental, ['top 5 homes by inquiries', 'add vws + conv %'], /AS views.* AS conversion.* AS inquiries/],
  [shop, [products, 'add the stock'], /^SELECT pr\.name, pr\.stock_quantity, sum/],
  [shop, ['top 5 customers by number of orders this year', 'add their email'], /b\.email.*LIMIT 5$/],
  [homes, ['average sold price by beds', 'only 2026', 'include count'], /count\(\*\) AS sales.*2026-01-01/],
  [
    rental,
    ['bookings per month in 2026', 'add revenue', 'quarterly instead'],
    /^SELECT date_trunc\('quarter'.* AS bookings, .* AS revenue/,
  ],
  [rental, ['top 5 homes by revenue this year', 'how many nights is that'], /AS total_nights.* LIMIT 5$/],
  [
    rental,
    ['how many bookings in Aspen last year', 'and how many nights was that'],
    /^SELECT sum.*'Aspen'.*2025/,
  ],
  [
    homes,
    ['active listings', 'sorted by price per sf', 'top 5'],
    /ORDER BY price_per_sf, address, mls_number LIMIT 5$/,
  ],
  // The same of others.
  [shop, ['top category in 2025', 'same for brands'], /^SELECT pr\.brand.*LIMIT 1$/],
  [
    shop,
    ['average rating of Electronics', 'Beauty', 'all categories'],
    /FROM ecommerce_products GROUP BY category/,
  ],
  [homes, ['median days on market', 'of the pendings'], /WHERE status = 'SCO'$/],
  [homes, ['median price actives', 'pendings'], /AS median_price .*WHERE status = 'SCO'$/],
  [shop, ['how many repeat customers do we have', 'what share of all customers is that'], /AS share_pct/],
  // Those before, and who they are.
  [shop, [products, 'are any out of stock'], /stock_quantity = 0 AND id IN \(/],
  [
    shop,
    [products, 'which of those are out of stock'],
    /stock_quantity = 0 AND id IN \(.*2026-01-01.*LIMIT 10\)/,
  ],
  [
    shop,
    [
      'top 30 products by revenue this year',
      "ok and which of those are we low on or out of, with what's left",
    ],
    /^SELECT name, stock_quantity .*stock_quantity <= 10 AND id IN \(.*LIMIT 30\)/,
  ],
  [
    shop,
    ["what's our most expensive product", 'is it in stock'],
    /^SELECT name, stock_quantity, price .*LIMIT 1$/,
  ],
  [shop, ['pending orders over $500', 'who placed them'], /b\.last_name.*status = 'pending'/],
  [shop, ['pending orders over $500', 'show the customer names'], /b\.last_name.*status = 'pending'/],
  [
    rental,
    ['how many pending reservations do we have', 'show me the list', 'with check in dates and guest names'],
    /^SELECT check_in, guest_name FROM reservations WHERE status = 'pending'/,
  ],
  // Times.
  [rental, ['nights booked this year', 'and last year?', "what's the difference"], /2025-01-01.*2026-01-01/],
  [
    rental,
    ['bookings in July 2026', 'only those booked before May 2026'],
    /created_at < .*check_in >= DATE '2026-07/,
  ],
  [
    rental,
    ['cancelled bookings last month', 'how much money did we lose'],
    /'cancelled' AND check_in >= DATE/,
  ],
  [rental, ['how many cabins in Napa', 'thanks!', 'and in Aspen'], /'mountain_cabin' AND city = 'Aspen'/],
]

describe('a chat', () => {
  test.each(chats)('of %s: %j', (...chat) => expect(after(chat)).toMatch(chat[2]))
})

const unclear: readonly [DemoType, readonly string[]][] = [
  [homes, ['solds over a million in 2025', 'who sold them']],
  [rental, ['which homes are in Aspen', 'who booked them']],
  [rental, ['repeat guests', 'who spent the most of them']],
  [shop, ['how many orders in October 2026', 'same month last year', 'and revenue for both']],
  [shop, ['how many units of Books sold in 2025', 'Toys?', 'which one sold the most']],
  [rental, ['our homes in Key West', 'and Destin?', 'combined']],
  [shop, ['top 10 products in Texas by revenue this year', 'which of those are low on stock']],
  [homes, ['5 most expensive homes sold this year', 'which of those have a pool']],
  [rental, ['bookings in July 2026', 'only the ones made before May 2026']],
  [shop, ['refunded orders last quarter', 'value?', 'which category is the worst']],
]

describe('what a chat does not tell is declined', () => {
  test.each(unclear)('%s: %j', (demo, turns) =>
    expect(sqlOf(demo, turns.at(-1) ?? '', ...turns.slice(0, -1))).toBe('declined'),
  )
})
