import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what things went for is what was paid', () => {
  homes.says('what did the homes in Old Town go for', 'avg(sold_price)', `status = 'SLD'`)
  homes.says('what have homes in Sea Oaks gone for', 'avg(sold_price)')
  homes.says('which homes in Old Town went for over 500k', 'sold_price > 500000')
  homes.says(
    'how many homes went for less than 400k this year',
    `status = 'SLD' AND price < 400000 AND close_date >=`,
  )
})

describe('what things go for is their price', () => {
  homes.says('what do homes in Old Town go for', 'avg(price)')
  homes.says('what did active homes in Old Town go for', `status = 'COP'`)
  shop.says('what did the Aurora products go for', 'avg(price)')
})

describe('what one home went for', () => {
  homes.says('how much did 10 Keepers Lane go for?', 'mls_number, sold_price', "address = '10 Keepers Lane'")
  homes.says('10 Keepers Lane went for how much', 'mls_number, sold_price')
})
