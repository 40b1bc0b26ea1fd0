import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how high what is limited is', () => {
  shop.says(
    'In which months of this year was the refund rate over 6 percent, and how high was it?',
    "date_trunc('month'",
    '> 6',
  )
  rental.says('which cities had an occupancy under 40 percent last month, and how low exactly', '< 40')
  // Of what is not limited it is the question.
  shop.declines('which brands had refunds, and how high')
})
