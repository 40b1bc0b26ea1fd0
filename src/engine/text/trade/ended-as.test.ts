import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the whole that a part is taken of', () => {
  homes.says(
    "what percent of everything we've ever listed expired or got withdrawn",
    "FILTER (WHERE status IN ('EXP', 'WDN'))",
  )
  homes.says(
    'Of all listings that ended as sold, expired or withdrawn, what percent sold? By subdivision, weakest first',
    "FILTER (WHERE status = 'SLD')",
    "status IN ('SLD', 'EXP', 'WDN')",
    'ORDER BY share_pct,',
  )
  homes.says(
    'of all closed, expired or withdrawn listings, share closed by area',
    "FILTER (WHERE status = 'SLD')",
    "WHERE status IN ('SLD', 'EXP', 'WDN')",
  )
  homes.says('what share of the homes we listed this year sold', "created_at >= DATE '2026-01-01'")
  homes.says('How many listings fell off the market in each area?', "status IN ('EXP', 'WDN')")
  shop.says('what share of orders ended up refunded', "FILTER (WHERE status = 'refunded')")
})

homes.says(
  'of all the listings that ended one way or the other, sold, expired or withdrawn, what percent actually sold? per area please',
  "status IN ('SLD', 'EXP', 'WDN')",
  'GROUP BY subdivision',
)
