import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('one number of many rows', () => {
  homes.says("what's the sale-to-list ratio on this year's closings", 'avg((100 * (sold_price')
  rental.says('how full were our Aspen homes in September', 'nullif((count(*) *')
  rental.never('how full were our Aspen homes in September', 'GROUP BY l.id')
})

describe('a change and a part', () => {
  homes.declines(
    'By what percent did our sales volume change this year so far, against the same part of last year?',
  )
})
