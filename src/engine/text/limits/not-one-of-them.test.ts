import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('never did it with any of them', () => {
  rental.says('how many visitors never favorited a home', "interaction_type = 'favorite'", '= 0')
  rental.says('how many of the visitors in our list never favorited a single home', "'favorite'", '= 0')
  rental.says('leads who have not clicked on any listing', "interaction_type = 'click'", '= 0')
  shop.says('how many customers never bought a product', 'orders = 0')
  rental.says('visitors who never favorited a home in Aspen', "l.city = 'Aspen'")
  shop.says('how many customers never bought a book', "category = 'Books'")
})
