import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('units and bedrooms that are told twice', () => {
  rental.says('average length of weekly stays last year in nights', 'avg((check_out - check_in))')
  rental.never('average length of stay by city in nights', 'total_nights')
  rental.says('average nightly rate of the places without a separate bedroom', 'bedrooms = 0', 'avg(price)')
})
