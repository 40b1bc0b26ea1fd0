import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one unit of time as a limit', () => {
  rental.says('how many stays of a week or longer', '>= 7')
  rental.says('stays shorter than a week', '< 7')
  shop.never('what share of revenue do the top 10 products make up', '>= 10')
})
