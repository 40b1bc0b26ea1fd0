import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a question that points at a name of its story', () => {
  rental.says(
    "I'm paying a fortune to Google, so how many new leads came in from them this year",
    "source = 'google'",
  )
  shop.says('Kestrel is raising its prices, how much revenue comes from them', "pr.brand = 'Kestrel'")
  rental.declines('Google and Instagram both cost us, how many leads came from them')
})

describe('a question that points at a day of its story', () => {
  rental.declines('the plumber comes on Thursday, which houses are empty then')
})
