import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a heading calls the best, told behind it, are all of them', () => {
  const loyal = 'our most loyal guests: everyone with eight or more completed stays, and how many each'
  rental.says(loyal, 'HAVING count(*) >= 8')
  rental.never(loyal, 'LIMIT')
  rental.never('our best guests: everybody who stayed more than 7 times', 'LIMIT')
  shop.never('top brands: all with revenue over 100k', 'LIMIT')
  homes.never('most expensive homes: everything over $2 million', 'LIMIT')
})

describe('where they are only described, they are ranked', () => {
  rental.says('most expensive homes, all with 4 bedrooms', 'ORDER BY price DESC', 'LIMIT 10')
  rental.says('top 5 guests with at least 8 stays', 'LIMIT 5')
})
