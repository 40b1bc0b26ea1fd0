import { expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'

test('what is added stands beside what was named before', () => {
  expect(sqlOf('vacation_rental', 'plus Napa', 'bookings in Aspen this month')).toContain(
    "IN ('Aspen', 'Napa')",
  )
  expect(sqlOf('ecommerce', 'add Colorado', 'revenue in Texas')).toContain("IN ('TX', 'CO')")
  expect(sqlOf('real_estate', 'please add pendings', 'homes for sale in Old Town')).toContain(
    "IN ('COP', 'SCO')",
  )
})

test('what is of another kind is no place beside it', () => {
  expect(read('ecommerce', 'add books', 'revenue in Texas').kind).toBe('declined')
})

test('a number that is added is a column', () => {
  expect(sqlOf('ecommerce', 'add units', 'revenue by brand')).toContain('AS units_sold')
})
