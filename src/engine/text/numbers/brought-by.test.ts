import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('who did what is added up', () => {
  rental.never('nights booked by guests checking in last month, total', 'GROUP BY')
  rental.never('nights booked by guests who checked in last month, in total', 'GROUP BY')
  rental.never('total nights booked by guests checking in last month', 'GROUP BY')
  rental.says('top 5 guests by nights booked', 'GROUP BY')
  shop.says('amount spent by customers, top 10, total', 'LIMIT 10')
})
