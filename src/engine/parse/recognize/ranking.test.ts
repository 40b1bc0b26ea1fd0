import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rankings', () => {
  shop.says('top 3 products in each category', 'PARTITION BY category', 'revenue', 'place <= 3')
  homes.says('what is the most expensive neighborhood', 'GROUP BY subdivision', 'avg(price)', 'LIMIT 1')
  rental.says('3 least popular homes', 'LEFT JOIN', 'ORDER BY popularity', 'LIMIT 3')
  homes.says('cheapest active in each subdivision', "status = 'COP'")
  homes.says('homes sold in the past 12 months, most recent first', 'ORDER BY close_date DESC')
  shop.says('best seller per category by units, this year', 'PARTITION BY category')
})

describe('best and worst judge, highest and lowest measure', () => {
  rental.says('which city has the worst cancellation rate', 'ORDER BY cancellation_rate DESC')
  rental.says('which city has the lowest cancellation rate', 'ORDER BY cancellation_rate,')
  shop.says('refund rate per payment method, worst first', 'ORDER BY refund_rate DESC')
})
