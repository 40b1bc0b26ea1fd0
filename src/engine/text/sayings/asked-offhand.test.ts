import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what sells well', () => {
  shop.says("what's selling well this month", 'sum(pu.quantity)', 'LIMIT 10')
  shop.says('what sold well last month', 'sum(pu.quantity)', "DATE '2026-10-01'", 'LIMIT 10')
  shop.says('which brands are selling well this year', 'GROUP BY pr.brand', 'units_sold DESC')
  shop.never('what is not selling well', 'units_sold DESC')
})

describe('who is coming', () => {
  rental.says("who's coming this weekend", 'guest_name', "check_in >= DATE '2026-11-14'")
  rental.says('who is coming tomorrow', "check_in >= DATE '2026-11-16'")
  rental.declines('who is coming from texas')
})

describe('how long a house takes', () => {
  homes.says('how long until a house sells around here', 'avg(days_on_market)', "status = 'SLD'")
  homes.says('how long till a home sells in Old Town', 'avg(days_on_market)', "subdivision = 'Old Town'")
})

describe('days that are busier', () => {
  shop.says('do customers order more on weekends or weekdays', 'AS side', 'count(*) AS orders')
  shop.says('do people spend more on fridays or saturdays', 'AS side', 'sum(total_amount)')
  shop.says('do people buy more on weekends', "'weekdays'")
  shop.declines('do people buy more on mondays')
})

describe('who is in tonight', () => {
  rental.says('how many homes are booked tonight', "r.check_in < DATE '2026-11-16'")
  rental.says('what percent of our homes are booked tonight', 'occupancy')
})

describe('what customers think', () => {
  shop.says('which products get bad reviews', 'ORDER BY rating,')
  shop.says('poorly rated products', 'ORDER BY rating,')
  shop.never('which products get reviews', 'ORDER BY rating,')
})

describe('the hours of the day', () => {
  shop.says('what time of day do people shop', 'extract(hour FROM')
})

describe('round sums in words', () => {
  homes.says('what can I get for half a million', '<= 500000')
  homes.says('homes under half a million', '< 500000')
})
