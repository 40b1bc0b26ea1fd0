import { homes, rental } from '#tests/support/patterns.ts'

homes.says(
  'Count of homes under contract and their combined asking price, community by community',
  "WHERE status = 'SCO' GROUP BY subdivision",
  'sum(ask_price)',
)
homes.says(
  'how many homes are under contract and what is their combined asking price',
  'sum(ask_price)',
  'count(*)',
)
homes.says('number of pending homes and aggregate list price per neighborhood', 'sum(ask_price)')
rental.says('revenue city by city', 'GROUP BY l.city')
homes.says(
  'for each area give me the number of active listings and what they add up to in asking price',
  'sum(ask_price)',
  "WHERE status = 'COP' GROUP BY subdivision",
)
rental.says('what is the dollar total of cancelled reservations in 2026', 'sum(total_price)')
