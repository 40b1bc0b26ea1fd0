import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('who had never ordered before came for the first time', () => {
  const fresh = ['orders >= 1', 'orders_2 = 0']
  shop.says('how many people placed an order last month who had never ordered from us before?', ...fresh)
  shop.says('how many customers ordered this month and had never bought before', ...fresh)
  shop.says('how many buyers in the last 30 days had never bought from us before', ...fresh)
  shop.says('how many people bought for the first time in october', ...fresh)
  rental.says(
    'how many guests stayed this summer who had never stayed with us before',
    'bookings >= 1',
    'bookings_2 = 0',
  )
})

describe('what else was never done before', () => {
  shop.declines('customers who have never ordered before')
  shop.declines('customers who ordered this year and had never ordered Books before')
  shop.declines('customers who ordered Electronics this year and had never ordered from us before')
  rental.declines('homes that were booked last month and never booked before')
})
