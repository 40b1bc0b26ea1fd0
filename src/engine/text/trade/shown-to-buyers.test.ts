import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('homes that nobody was shown', () => {
  rental.says(
    'which of our listings have never been shown to a would-be buyer, so no viewing at all',
    "reservation_type = 'viewing'",
    '= 0',
  )
  rental.says('homes not yet shown to any potential buyer', '= 0')
  rental.never('homes shown on the site last month', "= 'viewing'")
})
