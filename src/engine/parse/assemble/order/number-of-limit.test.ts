import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('behind what they are called, how many are those of the limit', () => {
  shop.says('which customers placed 80 or more orders? I need the name and how many', 'total_orders >= 80')
  rental.says('homes with 5 or more bedrooms, title and how many', 'SELECT title, bedrooms')
  homes.says('homes with 5 or more beds, address and how many', 'address, beds')
  shop.says('customers with 80 or more orders, how many', 'SELECT count(*) AS customers')
  rental.says('guests with 7 or more stays, name and how many', 'HAVING count(*) >= 7')
})

describe('what is limited is what is shown', () => {
  shop.says('customers with 80 or more orders, name and number of orders', 'HAVING count(*) >= 80')
  shop.says('how many customers have 80 or more orders', 'total_orders >= 80')
})
