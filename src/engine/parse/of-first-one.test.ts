import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

const first = 'Which customer has the highest lifetime value?'

test('"how many of her orders were refunded" counts those of the one that came first', () => {
  const sql = sqlOf('ecommerce', 'How many of her orders were refunded?', first)
  expect(sql).toContain("status = 'refunded'")
  expect(sql).toContain('IN (SELECT id FROM ecommerce_buyers ORDER BY lifetime_value DESC')
})

test('"that customer\'s orders" are theirs', () =>
  expect(sqlOf('ecommerce', "How many of that customer's orders were refunded?", first)).toContain(
    'LIMIT 1)',
  ))

test('what is said of the rows of a guest does not choose the guest', () =>
  expect(
    sqlOf(
      'vacation_rental',
      'how many of his bookings were cancelled?',
      'which guest stayed the most nights?',
    ),
  ).toContain("IN (SELECT guest_email FROM reservations WHERE status <> 'cancelled'"))

test('one that was chosen by more than its place is not chosen anew', () =>
  expect(
    sqlOf(
      'ecommerce',
      'how many of her orders were refunded?',
      'Which Texas customer has the highest lifetime value?',
    ),
  ).toBe('declined'))

test('"total of those" is of all that were listed, whatever their state', () =>
  expect(sqlOf('ecommerce', 'total of those', 'orders over $1000 last month')).not.toContain("'completed'"))

test('a ranking goes on from what was counted under a heading', () =>
  expect(sqlOf('ecommerce', 'top 3', 'brands this year: brand, orders')).toContain('GROUP BY pr.brand'))
