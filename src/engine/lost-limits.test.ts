import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit that is drawn by a sign is kept, or nothing is answered', () => {
  homes.says('actives, price < 400k', 'price < 400000')
  homes.says('solds where sold price > ask price, 2026', 'sold_price > ask_price')
  rental.says('guests with > 3 stays', 'count(*) > 3')
  shop.says('products, rating >= 4.8', 'rating >= 4.8')
})

describe('where it is not understood, nothing else is answered', () => {
  shop.declines('category rev: last mo > mo before, show both $')
})
