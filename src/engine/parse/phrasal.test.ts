import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a light verb with its particle', () => {
  homes.declines('how many sellers gave up')
  rental.declines('which guests went out yesterday')
  rental.says('go through last year month by month and give me the revenue', 'sum(total_price)')
})
