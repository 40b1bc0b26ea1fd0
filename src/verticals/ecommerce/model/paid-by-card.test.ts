import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('paid by card', () => {
  const cards = "payment_method IN ('credit_card', 'debit_card')"
  shop.says('paid by card last month', cards, 'purchase_date')
  shop.says('revenue paid by card last month', 'sum(total_amount)', cards)
  shop.says('revenue paid by credit card', "payment_method = 'credit_card'")
  shop.never('orders paid with a gift card', cards)
})
