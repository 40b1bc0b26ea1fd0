import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"which of those live in California" picks from the twenty', () =>
  expect(
    sqlOf(
      'ecommerce',
      'Which of those customers live in California?',
      'Show me our top 20 customers by lifetime value',
    ),
  ).toContain("state = 'CA' AND id IN (SELECT id FROM ecommerce_buyers ORDER BY lifetime_value DESC"))

test('those that were chosen by more than their place are not chosen anew', () =>
  expect(sqlOf('real_estate', 'which of those have a pool', 'ten most expensive active homes')).toBe(
    'declined',
  ))
