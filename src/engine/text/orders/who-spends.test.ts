import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('those who spend are people', () => {
  rental.says('make it the top four with what each one spent', 'SELECT guest_name', 'LIMIT 4')
  rental.says('top five by spend', 'SELECT guest_name', 'LIMIT 5')
  shop.says('top three and how much they spent', 'first_name', 'LIMIT 3')
  rental.says('top four cities by spend', 'GROUP BY l.city')
})

describe('what people paid in total is one amount', () => {
  rental.says('the total our guests paid last year', 'SELECT sum(total_price) AS revenue')
  shop.says('total customers spent last month', 'SELECT sum(total_amount) AS revenue')
  rental.says('total guests last year', 'count(DISTINCT guest_email)')
})
