import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit of what is computed over things of a group', () => {
  homes.says('areas where avg price of actives over 1.2m', "status = 'COP'", 'HAVING avg(price) > 1200000')
  rental.says('cities whose average price of available listings is under 300', 'HAVING avg(price) < 300')
  homes.never('average price of actives over 1.2m by area', 'HAVING')
})

describe('groups that average so much', () => {
  homes.says('which neighborhoods average less than 45 days on market', 'HAVING avg(days_on_market) < 45')
  homes.says(
    'Which neighborhoods average over a million dollars asking among the homes on the market?',
    "'COP'",
    'HAVING avg(ask_price) > 1000000',
  )
  shop.says('brands whose products average below 4 stars', 'HAVING avg(rating) < 4')
  homes.says('subdivisions that average over 900k', 'HAVING avg(price) > 900000')
})

homes.says('subdivisions avg DOM of solds > 60, show avg', 'HAVING avg(days_on_market) > 60')
rental.says('cities avg nightly rate of cabins > 300', 'HAVING avg(price) > 300')
homes.never('avg DOM of solds > 60 by subdivision', 'sold_price > 60000')
