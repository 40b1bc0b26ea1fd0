import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what a client does, and when he calls', () => {
  homes.says(
    'I have this client who flips houses, good guy but he only calls on Sundays, and he wants to see where sellers really gave in, so homes that closed this year at least $50,000 below asking: address, asking price and sold price',
    '(ask_price - sold_price) >= 50000',
  )
  homes.never('My client calls on Sundays, so show homes that closed this year', 'isodow')
  homes.declines('show me flipped houses in Sea Oaks')
})
