import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

// Who wants an answer does not end in the middle of a state.
homes.says('how is what we have for sale split by area', "status = 'COP'", 'GROUP BY subdivision')

// A word of two meanings is background where the question speaks of one of them.
shop.says("Returns are killing me. What's the refund rate in each category?", 'AS refund_rate')
shop.declines("Returns from Texas are killing me. What's the refund rate in each category?")

// What is asked for by groups may be wondered about first.
rental.says("I'm curious which weekdays people arrive on: bookings per check-in weekday", 'isodow')
rental.declines('The weekly rentals are what matters to me. How many bookings did we have last month?')

// A reason why a limit is set is no meaning of a word.
homes.says(
  'Sale-to-list ratio by area for 2025 closings, but only areas with 8 or more closings, otherwise the number means nothing to me',
  'HAVING count(*) >= 8',
)

describe('what is planned, and how many are asked for', () => {
  shop.says(
    "We're buying billboards next year and can pay for ten places, so which 10 cities bring in the most revenue?",
    'LIMIT 10',
  )
  shop.says(
    'I need to plan the support shifts for December, so how many orders come in at each hour of the day?',
    'extract(hour',
  )
  homes.says(
    "The bank wants one number from me by five o'clock, the average asking price of the homes we have under contract",
    'avg(ask_price)',
  )
  homes.says(
    'okay two things for the broker meeting, how many homes are off the market and what were they asking on average',
    'avg(ask_price)',
  )
  rental.never(
    'we have a big party next month, so how many bookings do we have',
    'count(*) AS bookings FROM reservations',
  )
})
