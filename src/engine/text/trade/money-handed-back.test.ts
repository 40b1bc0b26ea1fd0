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

describe('refunded the most money is no number of refunds', () => {
  const refunded = ['sum(pu.total_amount) AS refunded_amount', "status = 'refunded'"]
  shop.says('the three customers who were refunded the most money, with the amounts', ...refunded, 'LIMIT 3')
  shop.says('which category had the most money refunded last year', ...refunded, 'LIMIT 1')
  shop.says('who was refunded the most often', 'count(*) AS refunds')
  shop.says('which three customers were returned the most money', ...refunded, 'LIMIT 3')
  shop.says('who got the most money back from us this year', ...refunded, 'LIMIT 1')
  shop.says('which brand gave back the most money', ...refunded, 'GROUP BY pr.brand')
  shop.says('which customers returned the most orders', 'count(*)')
})
