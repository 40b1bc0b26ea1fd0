import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('one end less the other', () => {
  homes.never('difference between highest and lowest price in each area', "'SLD'")
  homes.says('gap between the highest and lowest ask price by area', 'max(ask_price)', 'min(ask_price)')
  shop.says('difference between highest and lowest price by category', 'highest_price - lowest_price')
})
