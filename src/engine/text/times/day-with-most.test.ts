import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the day that has the most', () => {
  homes.says('busiest closing weekday YTD', "'FMDay'", 'LIMIT 1')
  homes.says('Most frequent closing day of the week in 2025', "'FMDay'", 'LIMIT 1')
  homes.says('In which day of the week were closed the most houses this year?', "'FMDay'", 'LIMIT 1')
  homes.says('Which weekday has seen more closings than any other this year?', "'FMDay'", 'LIMIT 1')
  shop.says('busiest order weekday', "'FMDay'", 'LIMIT 1')
  rental.says('which city has had more bookings than any other this year', 'l.city', 'LIMIT 1')
})
