import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('other things take the place of those that were counted', () => {
  const sql = sqlOf('vacation_rental', 'what about cancellations', 'bookings by city last year')
  expect(sql).toMatch(/count\(\*\) AS cancellations .*status = 'cancelled'.*2025-01-01.*GROUP BY l\.city/)
})

test('beside money, things that "and" adds are one number more', () => {
  const sql = sqlOf('vacation_rental', 'and bookings', 'revenue by city last year')
  expect(sql).toMatch(/AS revenue, .*AS bookings .*GROUP BY l\.city/)
})

test('asked about instead, they are the only one', () => {
  const sql = sqlOf('vacation_rental', 'what about bookings', 'revenue last month')
  expect(sql).toContain('SELECT count(*) AS bookings')
})

test('the cheapest one of a list is one', () => {
  expect(sqlOf('real_estate', 'cheapest one', 'homes for sale in Old Town')).toMatch(
    /ORDER BY price.*LIMIT 1$/,
  )
})

test('what was ranked stays what it was', () => {
  const sql = sqlOf('vacation_rental', 'and bookings', 'top 5 homes by revenue last year')
  for (const part of ['l.title', 'AS revenue', 'AS bookings', 'LIMIT 5']) expect(sql).toContain(part)
})

test('which has the most is told by what was counted before', () => {
  const home = sqlOf('vacation_rental', 'which home had the most', 'how many bookings last month')
  expect(home).toMatch(/count\(\*\) AS bookings .*2026-10-01.*GROUP BY l\.id.*LIMIT 1$/)
  const category = sqlOf('ecommerce', 'which category had the most?', 'how many orders in Texas this year')
  expect(category).toMatch(/count\(\*\) AS orders .*'TX'.*GROUP BY pr\.category/)
  const brand = sqlOf('ecommerce', 'which brand has the most of them', 'low stock products')
  expect(brand).toMatch(/count\(\*\) AS products .*stock_quantity <= 10 GROUP BY brand/)
})

test('the cheapest one of these is one', () => {
  for (const asked of ['cheapest one of these', 'the cheapest of them', 'show me the priciest one of those'])
    expect(sqlOf('real_estate', asked, 'homes for sale in Old Town')).toMatch(/LIMIT 1$/)
  expect(sqlOf('ecommerce', 'the best rated one of them', 'products in stock')).toMatch(/LIMIT 1$/)
  expect(sqlOf('real_estate', 'cheapest ones of these', 'homes for sale in Old Town')).toMatch(/LIMIT 10$/)
})
