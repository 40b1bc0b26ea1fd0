import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one side against all the rest', () => {
  shop.says('average order value for texas customers and then for everyone else', "THEN 'texas' WHEN TRUE")
  rental.says(
    'average nightly rate for beach houses and then for all the rest',
    "THEN 'beach houses' WHEN TRUE",
  )
  homes.says(
    'price per square foot of homes on the market on average, comparing new construction with all the rest',
    "THEN 'new construction' WHEN TRUE",
  )
  homes.says('average days on market of actives: new construction / all other', 'WHEN TRUE')
  shop.says('split repeat customers from the others and show the average order value of both', 'WHEN TRUE')
  shop.never('compare paypal orders with apple pay orders', 'WHEN TRUE')
})

describe('two sides that are named', () => {
  homes.says(
    'Built before 1970 against built 2010 onwards: what did each lot sell for on average?',
    'year_built',
  )
  homes.says('homes with a pool against those without: the median price of both', 'GROUP BY has_pool')
  homes.says(
    'take the sold ones built from 2015 on and the sold ones built before 1980 and tell me the average sale price for both',
    'year_built >= 2015',
    'year_built <= 1979',
  )
})

describe('sides that are named with versus are read as they are', () => {
  homes.says('expired vs withdrawn: average days on market in each group', 'GROUP BY status')
})
