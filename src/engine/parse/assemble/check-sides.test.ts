import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('each side has its number', () => {
  rental.says('Is Napa doing better than Aspen this year in terms of revenue?', 'GROUP BY l.city')
  rental.never('Is Napa doing better than Aspen this year in terms of revenue?', 'LIMIT 1')
  shop.says(
    'do people who pay with PayPal spend more per order than the ones with credit cards',
    "payment_method IN ('paypal', 'credit_card')",
  )
  shop.declines('how many customers ordered more this year than last year')
  shop.says('did we have more orders this year than last year', 'AS side')
  shop.declines('are there any brands where everything is in stock')
})
