import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what things go for', () => {
  shop.says('anything with camera in the name, and what does it go for', 'SELECT name, price')
  rental.says('how many beach houses do we have and what do they go for on average', 'avg(price)')
})

describe('what things that a name tells go for', () => {
  shop.says('got any headphones? what do they go for', 'SELECT name, price')
})

describe('the price of a unit', () => {
  rental.says('what does a two-bedroom place go for per night on average?', 'avg(price)', 'bedrooms = 2')
  rental.says('what do our lofts go for per night?', 'SELECT title, price FROM')
})
