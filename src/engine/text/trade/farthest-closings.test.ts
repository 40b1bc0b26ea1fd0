import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the biggest of those over ask went furthest over it', () => {
  homes.says('5 biggest over ask closings this yr, addr mls and $ over', 'ORDER BY premium DESC', 'LIMIT 5')
  homes.says('biggest under list sales this year', 'ORDER BY discount DESC')
  homes.says('the largest above-asking sales in Old Town', 'ORDER BY premium DESC')
})

describe('groups with the most of them', () => {
  homes.says('top 3 areas by number of above asking sales', 'count(*) AS sales', 'LIMIT 3')
})
