import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes in many words', () => {
  homes.says('How many of the houses on sale have a known rental income', 'owner_rental_in_23 IS NOT NULL')
  homes.says(
    'Which sold house has needed the most days in the market, and how many days they were?',
    'ORDER BY days_on_market DESC',
    'LIMIT 1',
  )
  homes.says(
    'pre-1980 vs 1980 and newer: # sold last yr, avg ppsf',
    'year_built < 1980',
    'year_built >= 1980',
  )
  homes.says(
    'avg total baths (halfs count 0.5) of actives by subdivision, most to least',
    'full_baths + (0.5 * partial_baths)',
  )
  homes.says(
    'How old, on average, are the homes we have under contract? In years',
    'avg((2026 - year_built))',
  )
  homes.says('are there any homes under 300k left', "status = 'COP'", 'price < 300000')
  homes.says('how many homes with a pool are left in Old Town', "'Old Town'")
  homes.declines('how many are active, in years')
})
