import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the same one so often', () => {
  const pairs = 'GROUP BY r.guest_email, r.guest_name, l.id, l.title HAVING count(*) >= 3'
  rental.says('which guests have booked the very same home three times or more', pairs)
  rental.says('guests who stayed in one and the same house at least 3 times', pairs)
  rental.says('guests with 3 or more stays in the very same home: guest, home, stays', pairs)
  rental.says('how many guests came back to the same home', 'stays > 1 AND place <= 1')
  rental.never('guests who booked the same home as last year', 'l.id, l.title HAVING')
  rental.never('guests who viewed the same home 3 times', 'HAVING count(*) >= 3')

  const bought = 'GROUP BY b.id, b.first_name, b.last_name, pr.id, pr.name HAVING count(*) >= 4'
  shop.says('which customers bought the same product at least 4 times', bought)
  shop.says('customers who bought the same product again', 'pr.id, pr.name HAVING count(*) > 1')
  shop.says('how many customers bought the same product twice or more', 'orders > 1 AND place <= 1')
  shop.never('customers who bought at least 4 times', 'pr.name')
  shop.never('which customers spent more than $500 on the same product', '500')
})
