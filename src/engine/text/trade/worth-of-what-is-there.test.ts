import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('the worth of what is in stock', () => {
  const worth = 'sum((price * stock_quantity))'
  shop.says(
    "if you take price times what's in stock, what does all the sports and outdoors stuff add up to",
    worth,
    "'Sports & Outdoors'",
  )
  shop.says("if i add up everything on the shelves at list price what's it worth", worth)
  shop.says(
    'if we sold every pet supplies item in the warehouse at its price, what would the stock be worth',
    worth,
    "'Pet Supplies'",
  )
  shop.says(
    'I want to know what all the stock sitting in the warehouse is worth if you go by our selling price',
    worth,
  )
  shop.says('value of inventory on hand at todays prices, total', worth)
  shop.declines('what was the value of inventory on hand a year ago')
  shop.says('if I sold every unit we have in stock at its list price, what would that bring in?', worth)
  shop.declines('if we sold everything at half price, what would it be worth')
})
