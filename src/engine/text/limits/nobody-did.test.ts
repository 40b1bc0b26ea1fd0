import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what nobody did to things', () => {
  rental.says(
    "any homes nobody's bothered to inquire about in the past 60 days? just the names",
    "'inquiry'",
    '= 0',
  )
  rental.says('listings no one viewed last month', "'view'", '= 0')
  shop.says('books no one ordered in the last 90 days', '= 0')
})
