import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

const discount = 'avg((ask_price - sold_price))'

describe('whose sale it was', () => {
  homes.says('avg $ off ask for Sea Oaks buyers', discount, "subdivision = 'Sea Oaks'")
  homes.says('how much under asking do Old Town buyers typically pay', discount, "'Old Town'")
  homes.says('what do sellers in Harbor Village usually give up off their ask', discount, "'Harbor Village'")
  homes.says('average discount buyers got in Sea Oaks', discount, "'Sea Oaks'")
  homes.says('what do buyers typically pay per sq ft in Sea Oaks', 'avg(price_per_sf)', "status = 'SLD'")
  homes.says('how many buyers paid over asking in Sea Oaks this year', 'sold_price > ask_price', 'count(*)')
  homes.declines('how many buyers do we have')
})

describe('how close, and in which terms', () => {
  homes.says('which area closes closest to list price', 'sold_price / nullif(ask_price, 0)', 'LIMIT 1')
  homes.says(
    'typical discount in Old Town, dollars and percent',
    'AS average_discount,',
    'AS average_discount_percent',
  )
})
