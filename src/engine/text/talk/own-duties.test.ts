import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what somebody has to do afterwards', () => {
  rental.never(
    "which listings haven't had one single inquiry in the past 60 days, I gotta call the owners",
    'interest_type',
  )
  rental.says('guests arriving tomorrow, I need to text them', "DATE '2026-11-16'")
  shop.says('products out of stock, we have to tell the suppliers', 'stock_quantity = 0')
})

describe('by when somebody has to do it', () => {
  shop.never('what have we run out of? i gotta call the suppliers before black friday', 'created_at <')
})
