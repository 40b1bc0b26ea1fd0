import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('things told apart by their rows', () => {
  shop.says(
    'How many sessions started checkout but never purchased?',
    "'checkout_started'",
    "'purchase'",
    '= 0',
  )
  shop.says('Which products have not been ordered at all in the past 30 days?', 'LEFT JOIN', '= 0')
  rental.says('Properties with no revenue in the past 12 months', 'coalesce(q1.revenue, 0) = 0')
  shop.says('How many different customers ordered each month this year?', 'count(DISTINCT b.id)')
  shop.declines('# buyers who paid with gift card at least once AND have a refunded order')
})
