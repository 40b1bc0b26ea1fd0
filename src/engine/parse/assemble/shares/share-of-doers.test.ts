import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a share of those who did it at all', () => {
  const doers = 'FROM ( SELECT b.first_name, b.last_name, count(DISTINCT pu.payment_method)'
  const says = (question: string) => {
    shop.says(question, 'WHERE payment_method_count > 1', doers.replace('FROM ( ', ''))
    shop.never(question, 'LEFT JOIN')
  }
  says('what percentage of the customers that ever ordered have used more than one payment method')
  says('of the customers who ordered, what percentage used more than one payment method')
  says('what percentage of customers who bought used more than one payment method')
  rental.never('what percentage of guests who booked stayed in more than one home', 'LEFT JOIN')
})

describe('a share of all of them', () => {
  shop.says('what percent of customers used more than one payment method', 'LEFT JOIN')
  shop.says('what percentage of customers bought from more than one category', 'LEFT JOIN')
})

shop.declines('what percentage of customers who bought electronics bought from more than one brand')
