import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('those who did nothing else', () => {
  shop.declines('which customers have only ever bought books?')
  shop.declines('how many customers bought only books')
  shop.declines('customers who only paid with PayPal')
  shop.says('orders paid only with gift cards', "payment_method = 'gift_card'")
  rental.declines('guests who only stayed in Aspen')
  shop.says('customers who bought only once', 'total_orders = 1')
  shop.says('customers who ordered books, only in Texas', "state = 'TX'")
})
