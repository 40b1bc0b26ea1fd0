import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what sold most, with several numbers', () => {
  const both = ['sum(pu.total_amount) AS revenue', 'GROUP BY pr.id', 'LIMIT 10']
  shop.says('top sellers last mo w/ rev and units', ...both)
  shop.says('best selling products this year with revenue and units', ...both)
  shop.says('top 5 sellers this year', 'LIMIT 5')
  shop.never('revenue and units last month', 'GROUP BY')
})
