import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is asked about, named before the question', () => {
  rental.says('talk to me about the ski chalets, how many do we have', 'count(*)', "'ski_chalet'")
  shop.says('about the Aurora products, how many do we have and what is the average price', 'avg(price)')
})
