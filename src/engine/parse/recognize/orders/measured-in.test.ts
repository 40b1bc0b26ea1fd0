import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what a ranking goes by, said behind it', () => {
  shop.says(
    'What is the best selling product of every category, counted in units?',
    'PARTITION BY category ORDER BY units_sold DESC',
    'place <= 1',
  )
  shop.says('top product per category, measured in revenue', 'PARTITION BY category ORDER BY revenue DESC')
  rental.never('most booked home in every city, counted in nights', 'ORDER BY booking_count')
})

describe('what things are worth', () => {
  shop.says("what's the average basket worth", 'avg(total_amount)', "status = 'completed'")
  shop.says('orders worth more than 500', 'total_amount > 500')
})

describe('what was not sold in a time', () => {
  shop.says('Which products have not sold in the past 90 days?', 'coalesce(q1.units_sold, 0) = 0')
  shop.says('which products are not selling?', 'LIMIT 10')
  shop.declines('who sent back the most orders?')
})
