import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a preposition that is said twice', () => {
  shop.says('for Electronics and for Books: orders and revenue this year', 'GROUP BY pr.category')
  homes.says('for Old Town and for Sea Oaks, number sold and average price', 'GROUP BY subdivision')
  rental.never('homes in Aspen and in Austin', 'count(')
  shop.never('revenue for Books and for this month', 'GROUP BY')
})

describe('what the same people did in both', () => {
  shop.says(
    'how many clients have ordered both from Electronics and from Books?',
    'orders >= 1 AND orders_2 >= 1',
  )
  rental.never('how many guests have stayed both in Aspen and in Napa', 'GROUP BY l.city')
  shop.says('how many orders came both from Texas and from Florida', 'GROUP BY b.state')
})
