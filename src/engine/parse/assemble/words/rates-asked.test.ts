import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a rate that every row has', () => {
  homes.says('for each subdivision, sale-to-list ratio last year', 'avg(', 'GROUP BY subdivision')
  homes.says('top 3 subdivisions ranked by sale-to-list ratio', 'avg(', 'LIMIT 3')
  homes.says('sale-to-list ratio this year and last year', "'2025'", "'2026'")
  homes.says('SP/LP on pool homes closed YTD', 'avg(', 'has_pool')
  homes.says('list sold homes with sale-to-list ratio in Old Town', 'SELECT address')
  homes.says('homes sold last month sorted by sale-to-list ratio', 'SELECT address')
  homes.says(
    'Old Town vs Sea Oaks: units sold, volume, sale-to-list %',
    'AS sales',
    'AS volume',
    'average_sale_to_list',
  )
  homes.declines("what's the sale to list ratio for 12 Beacon Hill Road")
})
