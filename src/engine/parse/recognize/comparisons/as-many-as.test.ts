import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two numbers of the same row', () => {
  homes.says('how many for sale homes have at least as many full baths as bedrooms', 'full_baths >= beds')
  homes.says('which homes have as many full baths as beds', 'WHERE full_baths = beds')
  homes.says('actives where full baths = beds', "status = 'COP'", 'full_baths = beds')
  homes.says('homes with the same number of full baths as beds', 'full_baths = beds')
  rental.says('how many homes have an equal number of bedrooms and bathrooms', 'bedrooms = bathrooms')
  rental.says('listings with at most as many bathrooms as bedrooms', 'bathrooms <= bedrooms')
  shop.says('products with stock = 0', 'stock_quantity = 0')
  homes.never('number of beds and full baths of each active home', 'full_baths =')
})
