import { expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental } from '#tests/support/patterns.ts'

rental.says(
  'Where is the Driftwood Beach House, and what does a night there cost?',
  'city, state, address, price',
)
rental.says('Ten longest stays: who, where, number of nights', 'l.city', 'LIMIT 10')
homes.says('where do houses move quickest', 'GROUP BY subdivision', "status = 'SLD'", 'LIMIT 1')
homes.never('homes where the price is over 2 million', 'GROUP BY')
rental.never('where is our cheapest home', 'GROUP BY')

test('whether the orders that came from somewhere were refunded is no other place', () => {
  const before = 'How many orders came from customers in New York?'
  for (const asked of ['and how many of those got refunded?', 'and how many got refunded?'])
    expect(sqlOf('ecommerce', asked, before)).toContain("b.city = 'New York' AND pu.status = 'refunded'")
  expect(sqlOf('ecommerce', 'list them', before)).toContain("b.city = 'New York'")
})
// The homes they stayed in are no homes of theirs.
rental.declines('how many bookings came from guests in Texas')
rental.declines('homes whose guests come from Texas')
