import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a part of each', () => {
  const both = ['count(*) AS visitors', 'FILTER (WHERE message IS NOT NULL)']
  rental.says('google leads vs instagram leads, and how many of each bothered to leave a message', ...both)
  rental.says('leads by source and how many left a message', ...both)
  rental.says('leads by source and how many of each want to rent', "FILTER (WHERE interest_type = 'renting')")
  shop.says('orders by brand and how many of each were refunded', 'count(*) AS orders', "'refunded'")
  shop.says('low stock products and how many of each are left', 'stock_quantity')
  rental.says('how many leads cared to leave a message', 'message IS NOT NULL')
})
