import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('when one home was sold, and for how much', () => {
  homes.says('When did the house at 10 Keepers Lane close?', 'close_date', "'10 Keepers Lane'")
  homes.says('When did the house at 10 Keepers Lane close, and for how much?', 'sold_price', 'close_date')
  homes.says('what did 10 Keepers Lane close for and when', 'sold_price', 'close_date')
})
