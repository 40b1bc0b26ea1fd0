import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('the latest order, with its number and day', () => {
  const row = ["status = 'cancelled'", 'ORDER BY purchase_date DESC', 'LIMIT 1', 'order_number']
  shop.says('latest cancelled order # + date', ...row)
  shop.says('Last cancelled order: which number and from what day?', ...row)
  shop.says('Max order date among cancelled; show order # and date', ...row)
  shop.says('first refunded order # and date', "status = 'refunded'", 'ORDER BY purchase_date,', 'LIMIT 1')
  shop.never('number of orders on the latest order date', 'order_number, purchase_date FROM')
})
