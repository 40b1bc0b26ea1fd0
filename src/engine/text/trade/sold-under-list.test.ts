import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('paid less than quantity times price', () => {
  shop.says('total_amount < (pu.quantity * pr.price)')
  shop.says(
    'on what percentage of refunded orders did people pay less than the price times the quantity',
    'total_amount < (pu.quantity * pr.price)',
    'share_pct',
  )
})

shop.says(
  'which orders were sold below list price last month',
  'total_amount < (pu.quantity * pr.price)',
  'order_number',
)
