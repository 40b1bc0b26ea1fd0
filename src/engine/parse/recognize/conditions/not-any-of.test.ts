import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what is denied as a whole', () => {
  homes.says('homes that are not sold, expired or withdrawn', "NOT IN ('SLD', 'EXP', 'WDN')")
  homes.says('which homes are not sold, in Old Town or Sea Oaks', "subdivision IN ('Old Town', 'Sea Oaks')")
  homes.says('homes with neither a pool nor more than 3 bedrooms', 'NOT has_pool', 'beds <= 3')
  shop.says('how many customers do not live in California', "state <> 'CA'")
})

describe('how many, said behind the rest', () => {
  shop.says('products with the most reviews, show 5', 'LIMIT 5')
  homes.says('homes in Old Town, show 3 beds', 'beds = 3')
  homes.says('for each subdivision, how many closings this year and how many last year?', '2026', '2025')
  homes.says('listings that were pulled by the seller, count per area', 'GROUP BY subdivision')
})
