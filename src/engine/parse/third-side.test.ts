import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'

test.each([
  ['views on mobile vs desktop', 'tablet too', "IN ('mobile', 'desktop', 'tablet')"],
  ['bookings in Aspen vs Napa in 2025', 'and Key West', "IN ('Aspen', 'Napa', 'Key West')"],
  // Of another kind it narrows both.
  ['revenue in Aspen vs Napa', 'and for cabins', "IN ('Aspen', 'Napa') AND l.property_type"],
])('%s, then %s', (before, question, sql) =>
  expect(sqlOf('vacation_rental', question, before)).toContain(sql),
)
