import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

homes.says('what is everything under contract worth at ask?', 'sum(ask_price)', "status = 'SCO'")
homes.says('value of the active inventory at list price, per subdivision', 'sum(ask_price)', "status = 'COP'")
homes.says('how many listings fell off the market in each area?', "status IN ('EXP', 'WDN')")
homes.says(
  "what percent of everything we've ever listed expired or got withdrawn",
  "status IN ('EXP', 'WDN')",
)

homes.says('what does everything under contract add up to, going by asking price', 'sum(ask_price)', "'SCO'")
homes.says('how much does everything on the market come to at list price', 'sum(ask_price)', "'COP'")

describe('asking prices that are added up', () => {
  homes.says(
    "what's everything on the market worth if you add up the asking prices",
    'sum(ask_price)',
    "status = 'COP'",
  )
  homes.says('what is everything under contract worth adding up the asking prices', "status = 'SCO'")
  homes.never('what is everything on the market worth on average', 'sum(ask_price)')
})
