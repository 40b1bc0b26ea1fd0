import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number that is called an average, beside another one', () => {
  shop.says('average order value and revenue this year', 'avg(total_amount)', 'sum(total_amount) AS revenue')
  rental.says('average stay and total revenue per city', 'AS average_stay', 'AS revenue')
  shop.says(
    'average order value, average quantity and revenue by brand',
    'AS average_order_value',
    'AS average_quantity',
  )
})

describe('one number in two ways', () => {
  rental.says('average and total revenue by city', 'AS revenue_per_booking', 'AS revenue')
})
