import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what all of a month comes to', () => {
  shop.says(
    'In which months did refunded orders come to more than $9,000, and what was the total?',
    "status = 'refunded'",
    'HAVING sum(total_amount) > 9000',
  )
  shop.says('in which months did refunds add up to more than $9,000', 'HAVING sum(total_amount) > 9000')
  rental.says('which months did cancelled bookings add up to over $30,000', 'HAVING sum(total_price) > 30000')
})

describe('a limit on all of a group is none on each of its rows', () => {
  shop.says(
    'In which months was the total amount of refunded orders more than $9,000?',
    'HAVING sum(total_amount) > 9000',
  )
  shop.declines('which months were refunded orders worth more than $9,000 in total')
  rental.declines('In which months did revenue of cancelled bookings exceed $9,000?')
  shop.says('In which months did we have orders above $1000, and how much were they?', 'total_amount > 1000')
})

describe('who purchased it', () => {
  shop.says('how many customers purchased electronics last month', "pr.category = 'Electronics'")
  shop.says('what did customers in Texas purchase the most', 'SELECT pr.name, sum(pu.quantity)')
  shop.says('how many sessions purchased', "event_type = 'purchase'")
})
