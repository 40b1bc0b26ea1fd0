import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how far something has moved', () => {
  shop.says('which categories grew more than 20% this year over last year', 'exact_1 > 20')
  rental.says('property types whose revenue fell by more than 10% compared to last year', 'exact_1 < -10')
  shop.declines('did revenue grow by more than 20% this year')
})
