import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one unit of time as a limit', () => {
  rental.says('how many stays of a week or longer', '>= 7')
  rental.says('stays shorter than a week', '< 7')
  shop.never('what share of revenue do the top 10 products make up', '>= 10')
})

describe('so many days or more', () => {
  homes.says('areas with at least 5 active listings sitting 90+ days', 'days_on_market >= 90')
  homes.says('actives 90+ days', 'days_on_market >= 90')
  rental.says('stays of 14+ days', '>= 14')
})

describe('the length among columns', () => {
  homes.says('the five actives that have been on the market longest, with their days', 'days_on_market')
  homes.declines('active homes with more than 3 beds, address and days')
})

describe('a length before it was time', () => {
  rental.says('% of bookings made 7 days or less before arrival', 'created_at::date) <= 7')
  rental.says('bookings made 30 days or more before check-in', 'created_at::date) >= 30')
  homes.says('homes on the market 30 days or less', 'days_on_market <= 30')
})
