import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('open-ended numbers', () => {
  homes.says('homes 6 beds up, sold last year', 'beds >= 6')
  homes.says('4bd+ 3ba+ active', 'beds >= 4', 'full_baths >= 3')
  homes.says('homes 4 beds up for sale', 'beds = 4', "status = 'COP'")
  homes.says('4bd+2ba homes', 'beds = 4', 'full_baths = 2')
  rental.says('3br/2ba or bigger', 'bedrooms >= 3', 'bathrooms >= 2')
  homes.says('which areas are down to 12 homes for sale or fewer', '<= 12')
  shop.says('which categories have 20 products in stock or more', 'HAVING count(*) >= 20')
  shop.says('cust cnt by city, desc, 50+ only', 'HAVING count(*) >= 50')
})

describe('the least and the most that something may be', () => {
  rental.says('how many homes with a minimum nightly rate of $400', 'price >= 400')
  shop.says('products with a minimum rating of 4.8', 'rating >= 4.8')
  homes.says('active homes with a maximum days on market of 30', 'days_on_market <= 30')
  homes.declines('how many homes with a minimum year built of 2010')
  homes.says('max price of 3 beds in Old Town', 'max(price)', 'beds = 3')
  rental.says('homes from $400 a night', 'price >= 400')
  homes.says('active homes with days on market from 90', 'days_on_market >= 90')
  rental.says('list homes with bedrooms from 2 up in Aspen', 'bedrooms >= 2')
  homes.says('average sold price of homes with 3 bedrooms and up last year', 'beds >= 3')
  homes.never('average sold price of homes with 3 bedrooms and up last year', 'CASE')
})

homes.says('homes with 3 full baths plus at least one half bath', 'full_baths = 3 AND partial_baths >= 1')
homes.says('homes with 4 beds plus a pool', 'beds = 4 AND has_pool')
homes.says('3 bedroom plus homes', 'beds >= 3')
