import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('so many that are rated best', () => {
  shop.says('top 3 rated products in Beauty', 'ORDER BY rating DESC', 'LIMIT 3')
  shop.never('top 5 rated products in Beauty', 'rating = 5')
  shop.says('the worst 5 rated electronics', 'ORDER BY rating,', 'LIMIT 5')
  shop.says('5 star rated products', 'rating = 5')
  shop.says('products rated 4 or more', 'rating >= 4')
})
