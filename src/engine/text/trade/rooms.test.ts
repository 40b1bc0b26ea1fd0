import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('rooms', () => {
  homes.says('3/2 active under 500k', 'beds = 3', 'full_baths = 2', 'price < 500000')
  homes.says('avg ask, active 3/2s', 'avg(ask_price)', 'beds = 3', 'full_baths = 2')
  homes.never('homes sold since 3/2', 'beds')
  homes.never('median sold price of homes with 3.5+ baths (a half bath = .5)', 'partial_baths = 0.5')
  homes.never('2/3 of homes have a pool', 'beds')
})

describe('a pair in the plural is no day', () => {
  homes.says('avg 23 rental income on 3/2s', 'avg(owner_rental_in_23)', 'beds = 3', 'full_baths = 2')
  homes.says('avg price of 3/2s', 'beds = 3', 'full_baths = 2')
})
