import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('sides that one number tells apart', () => {
  homes.says('2 bed vs 3 bed vs 4 bed: count, average ask', 'beds IN (2, 3, 4) GROUP BY beds')
  homes.says('average ask, 2 vs 3 vs 4 beds', 'beds IN (2, 3, 4) GROUP BY beds')
  rental.says('studios vs one bedrooms average price', 'bedrooms IN (0, 1) GROUP BY bedrooms')
  homes.says('3 bed 2 bath vs 4 bed 3 bath average price', 'WHEN beds = 3 AND full_baths = 2')
  homes.says('2 bed vs 3 bed share of active listings', 'AS side')
})
