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
