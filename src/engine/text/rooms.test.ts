import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('rooms', () => {
  homes.says('3/2 active under 500k', 'beds = 3', 'full_baths = 2', 'price < 500000')
  homes.never('homes sold since 3/2', 'beds')
  homes.never('2/3 of homes have a pool', 'beds')
})
