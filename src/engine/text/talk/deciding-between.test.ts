import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('those who cannot decide between two places ask about both', () => {
  homes.says(
    "couple can't decide between sea oaks and old town, what's the average sold price in each",
    "IN ('Sea Oaks', 'Old Town')",
    'GROUP BY subdivision',
  )
  rental.says(
    "guests can't decide between Aspen and Napa, average nightly rate in each?",
    "IN ('Aspen', 'Napa')",
  )
})

describe('who somebody would be sets no condition', () => {
  homes.says("if I'm an investor, which area has the best rental yield", 'rental_yield')
  homes.declines("if I'm a buyer with 500k, what can I get in Sea Oaks")
})

describe('torn between two, which has more', () => {
  homes.says(
    'client is torn between Old Town and Sea Oaks, which one has the lower median asking price right now',
    "IN ('Old Town', 'Sea Oaks')",
    'ORDER BY median_ask_price',
  )
})
