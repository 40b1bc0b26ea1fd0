import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('days that things have been on the market', () => {
  homes.says(
    'average number of days that sold homes had been on the market by year',
    'avg(days_on_market)',
    "= 'SLD'",
  )
  homes.says('average days sold homes in Old Town spent on the market', 'avg(days_on_market)', "= 'Old Town'")
  homes.says('median number of days that closed homes were on the market', 'percentile_cont(0.5)')
})

describe('the days of a week', () => {
  rental.says('check-ins each day this week from monday to sunday', "check_in < DATE '2026-")
  rental.never('check-ins each day this week from monday to sunday', 'isodow')
  shop.never('orders per day last week, mon-sun', 'isodow')
  shop.says('orders per day last week from monday to friday', 'IN (1, 2, 3, 4, 5)')
})

describe('homes that spent so long on the market, whatever became of them', () => {
  homes.says('homes that spent over 90 days on the market', 'WHERE days_on_market > 90 ORDER')
  homes.says(
    'what percentage of the homes that sold spent 30 days or less on the market',
    'days_on_market <= 30',
    'share_pct',
  )
})

describe('days that are counted in hundreds', () => {
  homes.says('homes on the market more than two hundred days', 'days_on_market > 200')
})

describe('how long it was there, whatever it is today', () => {
  homes.never('tell me how long 10 Keepers Lane was on the market', 'status')
  homes.never('the owner of 10 Keepers Lane wants to know how long it was on the market', 'status')
  homes.says('median of how long solds were on the market this year', 'percentile_cont')
})

describe('how many days on average', () => {
  homes.says(
    'How many days in average are the houses for sale on the market, by area?',
    'avg(days_on_market)',
  )
  homes.says('Average number of days before a Palmetto Village home sold', 'avg(days_on_market)', "'SLD'")
  homes.says(
    'The closed homes stayed on the market how many days on average?',
    'avg(days_on_market)',
    "'SLD'",
  )
})
