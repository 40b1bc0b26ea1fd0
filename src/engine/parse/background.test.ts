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
