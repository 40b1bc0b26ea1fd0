import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('words that the data knows say something else in a story', () => {
  shop.says("I'm balancing the books for my brother. What was revenue last month?", "DATE '2026-10-01'")
  shop.says(
    'To book the gift card liability I need to know how many purchases were paid by gift card.',
    "= 'gift_card'",
  )
  shop.says(
    'Too many boxes are coming back to my garage. What is the refund rate for each category?',
    'AS refund_rate',
  )
  shop.says(
    "The warehouse closes its reorder window tonight and I can't lose the good stuff. Which low stock products have a rating of 4.5 or better?",
    'rating >= 4.5',
  )
  rental.says(
    "My aunt does the key handovers and swears it's always the same day. Which weekday has the most check-ins?",
    'isodow',
  )
})

describe('a name is no turn of speech', () => {
  shop.declines('The books are killing me. What is the refund rate?')
  shop.declines('Our Texas warehouse is closing. How many customers do we have?')
  homes.declines('Our Old Town office is moving. How many homes are for sale?')
})
