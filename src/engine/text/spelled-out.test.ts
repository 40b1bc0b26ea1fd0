import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('abbreviations of a trade', () => {
  homes.says('avg dom, act, by nbhd', "status = 'COP'", 'avg(days_on_market)', 'GROUP BY subdivision')
  homes.says('u/c listings over 1m', "status = 'SCO'", 'price > 1000000')
  homes.says('avg disc by subdiv', 'avg((ask_price - sold_price))', 'GROUP BY subdivision')
  rental.says("avg los for wkly resv's in Aspen", "reservation_type = 'weekly'")
  shop.says('avg rtg per brand, min 10 products', 'avg(rating)', 'HAVING count(*) >= 10')
  homes.says('med. asking price of active homes per area', 'percentile_cont(0.5)', 'GROUP BY subdivision')
  shop.declines('act orders by month')
})

describe('short words beside others', () => {
  homes.says('ct of uc by bed ct', 'count(*)', 'GROUP BY beds')
  homes.says('lo to hi act Old Town', 'ORDER BY price, address')
  shop.says('skus oos: name, brand, cat, a-z', 'brand, category', 'ORDER BY name')
  shop.declines('customers in CT')
  shop.says('rev by brand ytd top5', 'GROUP BY pr.brand', 'LIMIT 5')
})
