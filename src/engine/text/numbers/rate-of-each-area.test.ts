import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const sold = "FILTER (WHERE status = 'SLD') AS part"

describe('the part of each area that is so', () => {
  homes.says('sold % by area', sold, 'GROUP BY subdivision')
  homes.says('of all homes what percent sold by subdivision', sold)
  homes.says('% of homes sold by year built decade', sold)
  homes.says('under contract % by village', "FILTER (WHERE status = 'SCO') AS part")
  homes.says('active share by subdivision', "FILTER (WHERE status = 'COP') AS part")
  homes.says('withdrawn percentage per area', "FILTER (WHERE status = 'WDN') AS part")
})

describe('how all of those fall to the areas', () => {
  homes.says('share of sales by area', 'OVER ()')
  homes.says('share of sold homes by area', 'OVER ()')
  homes.declines('sold % by area this year')
  shop.asksBack('sold % by brand')
})
