import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the number behind an adjective', () => {
  rental.never('how busy was July?', 'LIMIT 1')
  rental.says('which was our busiest month', 'LIMIT 1')
})

describe('times that hold each other', () => {
  shop.declines('sales in november and december, last year and the year before')
  shop.says('sales this month vs last month', 'CASE')
})

describe('an address that is spelled with a hyphen', () => {
  shop.says('What is the e-mail address of the customer with the highest lifetime value?', 'email')
})

describe('of a number that is named, an adjective says nothing', () => {
  rental.says('how high is our cancellation rate', 'AS cancellation_rate')
  rental.never('how long is our typical booking window', 'length_of_stay')
})
