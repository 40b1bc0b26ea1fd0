import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { rental, shop } from '#tests/support/patterns.ts'

test('"how many of those have been sitting longer than sixty days" limits them and adds nothing up', () =>
  expect(
    sqlOf(
      'real_estate',
      'okay and uh how many of those have been sitting longer than sixty days',
      'list the active homes in Sea Oaks under 500k',
    ),
  ).toContain('AND price < 500000 AND days_on_market > 60'))

test('"and tell me how many days" shows the length that is limited', () =>
  expect(
    sqlOf(
      'real_estate',
      'now only the ones sitting longer than sixty days, and tell me how many days',
      'active listings in Old Town',
    ),
  ).toContain('SELECT address, mls_number, days_on_market'))

describe('"of those how many" is a number of its own beside the first', () => {
  rental.says(
    'leads by source, and of those how many want to rent',
    'count(*) AS visitors',
    "FILTER (WHERE interest_type = 'renting')",
  )
  shop.says(
    'orders by brand, of those how many got refunded',
    'count(*) AS orders',
    "FILTER (WHERE pu.status = 'refunded')",
  )
})
