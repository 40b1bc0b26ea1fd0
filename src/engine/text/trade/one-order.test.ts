import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

const its = "order_number = 'ORD-104321'"

describe('several things asked of one order', () => {
  shop.says('What did order ORD-104321 come to, and how was it paid?', 'total_amount', 'payment_method', its)
  shop.says('can you look up order 104321, what did they pay and how', 'total_amount', 'payment_method', its)
  shop.says('what was in order ORD-104321 and how much was it', 'name', 'total_amount', its)
  shop.says(
    'what product was in order ord 104321 and how many of them and who bought it',
    'quantity',
    'last_name',
    its,
  )
  shop.says('when was order 104321 placed and by whom', 'purchase_date', 'last_name', its)
  shop.says(
    'Customer on the phone about order ORD-104321: when was it placed and how did they pay?',
    'purchase_date',
    'payment_method',
    its,
  )
  shop.says('look up ORD-104321 for me: date, customer, amount', 'purchase_date', 'total_amount', 'last_name')
  shop.declines('how many orders came after ORD-104321')
})

describe('a column of one order, named behind "which" or "what"', () => {
  const its100500 = "order_number = 'ORD-100500'"
  shop.says('ORD-100500: which product and what status?', 'pr.name', 'status', its100500)
  shop.says('what product and status is ORD-100500', 'pr.name', 'status', its100500)
  shop.says('which product and which status does ORD-100500 have', 'pr.name', 'status', its100500)
})

shop.says('ORD-100650 amount, payment method, customer', 'total_amount', 'payment_method', 'last_name')

describe('the customer of an order calls', () => {
  const its100250 = "order_number = 'ORD-100250'"
  shop.says(
    'ORD-100250 customer is on the phone!! what did they order, how much was it and whats the status',
    'pr.name',
    'total_amount',
    'status',
    its100250,
  )
  shop.says('ORD-100250 item, qty, price paid, status', 'pr.name', 'quantity', 'total_amount', its100250)
  shop.says('what was ordered in ORD-100250, when and by whom', 'pr.name', 'last_name', its100250)
})
