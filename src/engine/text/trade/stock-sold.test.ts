import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

const value = 'SELECT sum((price * stock_quantity))'

describe('stock that would be sold', () => {
  shop.says('say we sold every last item in stock at list price, how much money is that?', value)
  shop.says('how much would we make if we sold everything in stock at full price?', value)
  shop.says('imagine we sold the whole Toys inventory, how much would that be', value, "'Toys & Games'")
  shop.declines('if we sold everything in stock at half price, how much would we make?')
})
