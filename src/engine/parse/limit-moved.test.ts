import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { limitMoved } from './limit-moved.ts'

test('the limit of before is raised or lowered', () => {
  expect(sqlOf('real_estate', 'raise it to a million', 'actives under 500k in Old Town')).toContain(
    'price < 1000000',
  )
  expect(sqlOf('real_estate', 'ok, bump the budget to 650k', 'actives under 500k')).toContain(
    'price < 650000',
  )
  expect(sqlOf('ecommerce', 'drop it to $300', 'products over $500')).toContain('WHERE price > 300')
})

test('without one limit of before nothing is moved', () => {
  expect(limitMoved('raise it to a million', 'actives in Old Town')).toBe(null)
  expect(limitMoved('raise it to a million', 'actives over 300k and under 500k')).toBe(null)
  expect(limitMoved('make it 10', 'homes under 500k')).toBe(null)
})

test('a number of rooms is moved, and no number of rows', () => {
  expect(sqlOf('real_estate', 'make it 5', 'active homes with at least 4 beds')).toContain('beds >= 5')
  expect(sqlOf('real_estate', 'make it 4', 'active homes with 3 beds')).toContain('beds = 4')
  expect(sqlOf('real_estate', 'make it 3', 'top 5 homes with at least 4 beds')).toContain('LIMIT 3')
})

test('any area is not the one of before', () => {
  expect(sqlOf('real_estate', 'any area', 'active homes with a pool in Old Town')).not.toContain('Old Town')
  expect(sqlOf('real_estate', 'by area', 'average price in Old Town')).not.toContain('Old Town')
})

test('groups of before are put in order as groups', () =>
  expect(sqlOf('real_estate', 'newest first', 'sales by year built')).toContain(
    'GROUP BY year_built ORDER BY year_built DESC',
  ))
