import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

shop.says('how does the refund rate differ between payment methods', 'GROUP BY payment_method')
shop.says('how does AOV differ between PayPal and Apple Pay', `payment_method IN ('paypal', 'apple_pay')`)

describe('differences between groups are no course of time', () => {
  rental.says('how did revenue vary across cities in 2025', 'GROUP BY l.city ORDER BY')
  rental.says('how did revenue differ between the states last month', 'GROUP BY l.state ORDER BY')
})
