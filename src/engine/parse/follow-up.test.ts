import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"and without one?" turns the condition of the question before', () =>
  expect(sqlOf('real_estate', 'and without one?', 'average price of active homes with a pool')).toContain(
    "status = 'COP' AND NOT has_pool",
  ))

test('"without one" alone is no question', () =>
  expect(sqlOf('real_estate', 'and without one?')).toBe('declined'))

test('"narrow that to customers in California" keeps the groups', () =>
  expect(sqlOf('ecommerce', 'Narrow that to customers in California.', 'AOV by payment method')).toMatch(
    /b\.state = 'CA' GROUP BY pu\.payment_method/,
  ))

test('"same thing but just customers from California" keeps the groups too', () =>
  expect(
    sqlOf('ecommerce', 'same thing but just customers from California', 'AOV by payment method'),
  ).toMatch(/b\.state = 'CA' GROUP BY pu\.payment_method/))

test('"for customers in Texas" narrows the question before', () =>
  expect(sqlOf('ecommerce', 'for customers in Texas', 'orders by month this year')).toMatch(
    /b\.state = 'TX' .*GROUP BY date_trunc/,
  ))

test('"now rank by units sold instead" ranks the same things', () =>
  expect(sqlOf('ecommerce', 'now rank by units sold instead', 'Top 5 products by revenue this year')).toMatch(
    /ORDER BY units_sold DESC.* LIMIT 5/,
  ))

test('"by brand instead" ranks brands, for those who are named beside it', () =>
  expect(
    sqlOf(
      'ecommerce',
      'Now do it by brand instead, and only for California shoppers',
      'Top 5 products by revenue this year',
    ),
  ).toMatch(/b\.state = 'CA' .*GROUP BY pr\.brand ORDER BY revenue DESC.* LIMIT 5$/))

test('"make it ten and for last year" is another time as well', () => {
  const sql = sqlOf('ecommerce', 'make it ten and uh for last year', 'top 5 brands by revenue this year')
  expect(sql).toContain('LIMIT 10')
  expect(sql).toContain("DATE '2025-01-01'")
})

test('"make it ten" is the same ranking, longer', () =>
  expect(sqlOf('ecommerce', 'make it ten', 'top 5 brands by revenue this year')).toMatch(
    /GROUP BY pr\.brand .* LIMIT 10$/,
  ))

test('"and by units?" ranks as many by something else', () =>
  expect(sqlOf('ecommerce', 'and by units?', 'top 5 brands by revenue this year')).toMatch(
    /ORDER BY units_sold DESC.* LIMIT 5$/,
  ))

test('"only the weekly ones" is a kind of stay, no unit to group by', () =>
  expect(sqlOf('vacation_rental', 'same but only the weekly ones', 'how many bookings in june')).toContain(
    "reservation_type = 'weekly'",
  ))

test('"list them" shows what was counted', () =>
  expect(sqlOf('real_estate', 'list them', 'how many active listings in Old Town')).toMatch(
    /^SELECT address/,
  ))

test('"what about 2024" is another year', () =>
  expect(sqlOf('ecommerce', 'what about 2024', 'sales by category in 2025')).toContain("DATE '2024-01-01'"))

test('"how many of those were built after 2015" counts homes', () =>
  expect(
    sqlOf('real_estate', 'how many of those were built after 2015', 'active listings over 1 million'),
  ).toContain("status = 'COP' AND price > 1000000 AND year_built >= 2016"))

test('"list them" alone is no question', () => expect(sqlOf('real_estate', 'list them')).toBe('declined'))

test('"which ones were cancelled" lists a part of what was counted', () =>
  expect(
    sqlOf('vacation_rental', 'which ones were cancelled', 'how many bookings did we have in June'),
  ).toMatch(/^SELECT r\.guest_name.*status = 'cancelled'/))

test('"compare that to Old Town" keeps the place before', () =>
  expect(sqlOf('real_estate', 'compare that to Old Town', 'average price in Sea Oaks')).toContain(
    "subdivision IN ('Sea Oaks', 'Old Town')",
  ))

test('"which products" behind a number is the number for each', () =>
  expect(sqlOf('ecommerce', 'which products?', 'how many refunds in the last 7 days')).toMatch(
    /^SELECT pr\.name, count\(\*\) AS refunds.*GROUP BY pr\.id/,
  ))

test('"same but for units" ranks by units', () =>
  expect(sqlOf('ecommerce', 'same but for units', 'top 5 brands by revenue in Q1')).toMatch(
    /^SELECT pr\.brand, sum\(pu\.quantity\) AS units_sold.* ORDER BY units_sold DESC.* LIMIT 5$/,
  ))

test('"the same with bookings" counts them', () =>
  expect(sqlOf('vacation_rental', 'the same with bookings', 'top 3 cities by revenue this year')).toMatch(
    /^SELECT l\.city, count\(\*\) AS bookings .* LIMIT 3$/,
  ))

test('"the same for the cancelled ones" keeps both numbers', () =>
  expect(
    sqlOf(
      'ecommerce',
      'The same for the cancelled ones.',
      'How many orders were refunded last year and what did they add up to?',
    ),
  ).toMatch(/^SELECT count\(\*\) AS orders, sum\(total_amount\).*status = 'cancelled'/))

test('"what was the total volume" stays in the period before', () =>
  expect(sqlOf('real_estate', 'what was the total volume', 'solds last month')).toContain(
    "DATE '2026-10-01'",
  ))

test('"its best sellers" of the first of a ranking are those of that one brand', () =>
  expect(sqlOf('ecommerce', 'show its five best sellers', 'Which brand earned most last year?')).toMatch(
    /pr\.brand IN \(.* LIMIT 1\).* GROUP BY pr\.id, pr\.name ORDER BY units_sold DESC .* LIMIT 5$/,
  ))

test('"what about A and B" asks for each', () =>
  expect(sqlOf('ecommerce', 'What about books and beauty?', 'revenue in electronics last year')).toContain(
    'GROUP BY pr.category',
  ))

test('active homes have no sales volume', () =>
  expect(sqlOf('real_estate', 'total volume on those?', 'active homes in Sea Oaks')).toBe('declined'))

test('"and under 500?" takes the place of the limit before', () =>
  expect(sqlOf('real_estate', 'and under 500?', 'how many actives under 400 thousand')).toMatch(
    /'COP' AND price < 500000$/,
  ))

test('"make it by nights instead" ranks by nights', () =>
  expect(sqlOf('vacation_rental', 'make it by nights instead', 'top 5 homes by revenue this year')).toMatch(
    /ORDER BY total_nights DESC.* LIMIT 5$/,
  ))

test('"make it by city instead" is no ranking by a number', () =>
  expect(
    sqlOf('vacation_rental', 'make it by city instead', 'top 5 homes by revenue this year'),
  ).not.toContain('total_nights'))

test('"how many of those had a pool" counts homes, not pools', () =>
  expect(sqlOf('real_estate', 'how many of those had a pool', 'how many homes sold last month')).toMatch(
    /^SELECT count\(\*\) AS sales .*has_pool/,
  ))

test('"which is the cheapest" asks for one', () =>
  expect(sqlOf('vacation_rental', 'which is the cheapest', 'list the homes in Aspen')).toMatch(/LIMIT 1$/))

test('nothing goes on from a question that was only half understood', () => {
  expect(sqlOf('real_estate', 'and by beds?', 'total ask of all frobbed homes')).toBe('declined')
  expect(sqlOf('real_estate', 'and by area?', 'what will prices be next year')).toBe('declined')
})

test('the same question in other words stands alone', () =>
  expect(sqlOf('real_estate', 'average dom of active homes', 'average dom of frobbed homes')).toContain(
    "status = 'COP'",
  ))

test('"and for the repeat customers only?" is one number again', () =>
  expect(sqlOf('ecommerce', 'and for the repeat customers only?', 'what was AOV last year')).not.toContain(
    'GROUP BY',
  ))

test('"hmm that\'s a lot" says nothing of its own', () =>
  expect(
    sqlOf('real_estate', "hmm that's a lot, just the ones under 1.5 million", 'what can I buy in Old Town?'),
  ).toMatch(/status = 'COP' .*price < 1500000/))

test('"same but by customer" has other groups than the question before', () =>
  expect(sqlOf('ecommerce', 'same but by customer', 'revenue by brand')).not.toContain('brand'))

test('"guests who booked a cabin" tells what they did, and no state of the cabin', () =>
  expect(sqlOf('vacation_rental', 'only guests who booked a cabin', 'bookings last month')).not.toContain(
    "= 'booked'",
  ))

test('"and in New York?" behind a state is the state', () =>
  expect(sqlOf('ecommerce', 'and in New York?', 'how many customers do we have in California')).toContain(
    "WHERE state = 'NY'",
  ))

test('"how many nights was it booked" asks of the one that was named', () =>
  expect(sqlOf('vacation_rental', 'how many nights was it booked', 'revenue in Aspen last year')).toContain(
    "city = 'Aspen'",
  ))

test('"how many nights was it booked" is not answered for all where one of many came first', () =>
  expect(
    sqlOf('vacation_rental', 'how many nights was it booked', 'which property earned the most last year'),
  ).toBe('declined'))

test('"which category is worst" ranks categories, not those of each brand', () =>
  expect(sqlOf('ecommerce', 'which category is worst', 'refund rate by brand')).toMatch(
    /GROUP BY pr\.category ORDER BY refund_rate DESC.* LIMIT 1$/,
  ))

test('"units sold instead and just the top 3" ranks by units', () =>
  expect(
    sqlOf('ecommerce', 'units sold instead and just the top 3', 'top 10 products by revenue this year'),
  ).toMatch(/ORDER BY units_sold DESC[^;]*LIMIT 3/))

test('"repeat for this year" asks the same again, and of no repeat customers', () => {
  const sql = sqlOf('ecommerce', 'repeat for this year', 'units sold by category last year')
  expect(sql).toContain("DATE '2026-01-01'")
  expect(sql).not.toContain('total_orders')
})

test('"no i mean" needs no comma', () =>
  expect(
    sqlOf('real_estate', 'no i mean without a pool', 'how many active homes with a pool in Old Town'),
  ).toContain('NOT has_pool'))

test.each(['which of them were down on the month before', 'which were down', 'which of them fell'])(
  '"%s" keeps those that fell',
  question => {
    const sql = sqlOf('ecommerce', question, 'revenue by brand last month')
    expect(sql).toContain("DATE '2026-09-01'")
    expect(sql).toMatch(/change < 0/)
  },
)

test('"only the first 3" cuts off the groups in their order', () => {
  const byCity = 'revenue by city this year, lowest first'
  expect(sqlOf('vacation_rental', 'only the first 3', byCity)).toMatch(/ORDER BY revenue, .*LIMIT 3$/)
  expect(sqlOf('ecommerce', 'just 3', 'orders by state')).toMatch(/ORDER BY orders DESC.*LIMIT 3$/)
  expect(sqlOf('real_estate', 'only the first 3', 'sales by month this year')).toMatch(/LIMIT 3$/)
})

test('"the first 3 orders by customer" are no three customers', () =>
  expect(sqlOf('ecommerce', 'revenue of the first 3 orders by customer')).toBe('declined'))

test('a pool beside another column is shown, and not required', () => {
  const sql = sqlOf('real_estate', 'also show the closing date and pool', 'sold homes in Old Town')
  expect(sql).toContain('has_pool')
  expect(sql).not.toContain('AND has_pool')
})

test('"now each of the two by month" keeps the two apart', () => {
  const before = ['Revenue by category in 2026', 'only Books and Toys & Games']
  const sql = sqlOf('ecommerce', 'now each of the two by month', ...before)
  expect(sql).toContain('pr.category,')
  expect(sql).toContain("date_trunc('month'")
})

test('"show only guest and home" is not everybody who ever came', () =>
  expect(sqlOf('vacation_rental', 'show only guest and home', 'average stay in October')).toBe('declined'))
