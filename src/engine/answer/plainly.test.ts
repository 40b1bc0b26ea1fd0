import { expect, test } from 'vitest'
import { chipsOf } from '#tests/support/assumptions.ts'

test('what a thing is by its name is not said twice', () => {
  expect(chipsOf('real_estate', 'active active listings')).toEqual(['Active listings'])
})

test('a trend says the days that its query shows', () => {
  expect(chipsOf('ecommerce', 'revenue trend past 6 months')).toContain(
    'May 1 to Nov 15, 2026, by order date',
  )
  expect(chipsOf('ecommerce', 'revenue past 6 months')).toContain('May 15 to Nov 15, 2026, by order date')
})
