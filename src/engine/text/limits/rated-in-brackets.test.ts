import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('how good is said behind it', () => {
  shop.says(
    'what do i need to reorder, well rated stuff (4.5 and up) with 10 or less left on the shelf but not sold out',
    'rating >= 4.5',
    'stock_quantity <= 10',
    'stock_quantity > 0',
  )
  shop.says(
    'well-rated books (4 stars or better) under $20',
    "category = 'Books'",
    'rating >= 4',
    'price < 20',
  )
  shop.says('highly rated electronics, 4.5+ stars, in stock', 'rating >= 4.5', 'stock_quantity > 0')
  shop.says('poorly rated products (under 3) that we still have in stock', 'rating < 3')
})

describe('from where on they are good, nobody said', () => {
  shop.declines('well rated products')
  shop.declines('products with good ratings and low stock')
  shop.declines('good products')
  shop.declines('some good books under $20')
  shop.says('goods under $10', 'price < 10')
  shop.says('sporting goods under $50', "category = 'Sports & Outdoors'", 'price < 50')
})
