import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the highest sale of each area', () => {
  homes.says(
    'highest sale per subdivison with adress, price and closing date',
    'PARTITION BY subdivision',
    'close_date',
    'place <= 1',
  )
  homes.says('highest sold price by area with the address', 'PARTITION BY subdivision')
  homes.says('lowest and highest sale this year in each neighborhood', 'min(sold_price)', 'max(sold_price)')
  homes.says('highest sold price per subdivision', 'max(sold_price)')
  homes.never('highest sold price per subdivision', 'PARTITION')
  shop.declines('highest price by brand with product name')
  rental.says('highest nightly rate per city with the name of the home', 'PARTITION BY city')
})
