import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('money that goes back to customers', () => {
  const refunded = ['sum(total_amount)', "status = 'refunded'"]
  shop.says(
    'so how much money did we end up handing back in refunds over the whole of last year',
    ...refunded,
  )
  shop.says('how much cash went out in refunds in 2026', ...refunded)
  shop.says('how much did we have to pay back to customers this year', ...refunded)
  shop.says('How much in refunds did we issue last month', ...refunded)
  shop.says('sum of refunds per brand this year', 'sum(pu.total_amount)', 'GROUP BY')
  shop.says('how many refunds did we issue last month', 'count(*)', "status = 'refunded'")
})
