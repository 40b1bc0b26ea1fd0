import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'who are the five guests that spent the most with us, and how many stays did each have',
  'ORDER BY revenue DESC',
  'AS stays',
)
shop.says('which customer spent the most and what is their average order value', 'ORDER BY revenue DESC')
shop.says('which customer placed the most orders', 'ORDER BY orders DESC')

describe('most of', () => {
  shop.says('which brand do we sell most of', 'units_sold')
})
