import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('whoever has a stay starting then, a line for each stay', () => {
  rental.says(
    'who has a stay starting next week? need guest name, property and check in date',
    'SELECT r.guest_name, l.title, r.check_in',
    "r.check_in < DATE '2026-11-23'",
  )
  rental.says('which guests have a booking starting in december, name and home', 'l.title')
})

describe('a number of guests is no list', () => {
  rental.says('how many guests have a stay starting next week', 'count(*)')
})

describe('whoever is booked to come', () => {
  rental.never("who's booked to arrive next week", "l.status = 'booked'")
  rental.never('guests booked to check in tomorrow, name and house', "l.status = 'booked'")
  rental.says('which homes are booked', "status = 'booked'")
})

describe('what is in the books is no forecast', () => {
  rental.says('which guests will be checking out tomorrow', "check_out >= DATE '2026-11-16'")
  rental.says('how many guests are due to arrive next week', "check_in >= DATE '2026-11-16'", 'count(')
  rental.says('total price of cancelled reservations that should have checked in last month', "'2026-10-01'")
  rental.declines('how many guests will leave us next year')
  rental.declines('what will revenue be next month')
})
