import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the latest of things', () => {
  homes.says('most recent listings', 'ORDER BY created_at DESC', 'LIMIT 10')
  homes.says('newest listings in Old Town', 'ORDER BY created_at DESC', 'LIMIT 10')
  homes.says('newest homes in Old Town', 'ORDER BY year_built DESC')
  homes.says('most recent sale above 2 million', 'ORDER BY close_date DESC', 'LIMIT 1')
  shop.says('newest arrivals', 'ORDER BY created_at DESC', 'LIMIT 10')
})
