import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is meant may be said behind it', () => {
  rental.says('bookings in Aspen, Napa I mean, this year', "city = 'Napa'")
  shop.says('orders paid with paypal, gift card I mean, last month', "payment_method = 'gift_card'")
  rental.says('how many stays last month, completed ones I mean', "status = 'completed'")
  homes.says('the middle sale price, the median I mean, by month', 'percentile_cont(0.5)')
  homes.says('active homes with a pool, no pool I mean', 'NOT has_pool')
  shop.never('how many orders last week, pending I mean', 'avg(')
})

describe('a vague word with what is meant by it', () => {
  rental.says('cancellation rate on the long ones, you know the monthly bookings', "'monthly'")
  homes.says('homes in the fancy ones, you know Harbor Village', "subdivision = 'Harbor Village'")
  rental.declines('cancellation rate on the funny ones, you know what they are like')
})
