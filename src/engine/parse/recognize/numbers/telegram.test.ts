import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('events and a time', () => {
  shop.says('orders this week?', 'SELECT count(*) AS orders', "DATE '2026-11-09'")
  rental.says('check-ins tomorrow?', 'SELECT count(*)', "check_in >= DATE '2026-11-16'")
  homes.says('sales this year, please', 'SELECT count(*) AS sales')
  shop.says('orders still pendng?', 'SELECT count(*)', "status = 'pending'")
})

describe('things that are no events', () => {
  homes.never('actives in old town?', 'count(')
  shop.never('orders this week with amount and status?', 'count(')
})

describe('what adds up to this day', () => {
  rental.says('year to date bookings for the ski chalets', 'count(*) AS bookings')
  rental.never('ytd bookings with guest name', 'count(*)')
})

describe('whoever counts once is counted', () => {
  shop.says('uniq buyers w/ a completed Books order, last qtr', 'SELECT count(*)', "category = 'Books'")
  rental.says('unique guests w/ a cancelled stay, this yr', 'count(DISTINCT guest_email)')
  shop.never('unique emails of customers in TX', 'count(')
})

describe('events in a state right now', () => {
  shop.says('pendng ordrs rn', "SELECT count(*) AS orders FROM ecommerce_purchases WHERE status = 'pending'")
  rental.says('reservations pending at the moment', 'SELECT count(*)', "status = 'pending'")
  rental.never('homes in maintenance right now', 'count(')
  shop.never('show pending orders right now', 'count(')
  shop.never('pending orders right now, order number and amount', 'count(')
})

describe('events that came in at a time', () => {
  shop.says('orders placed yesterday', 'SELECT count(*) AS orders')
  rental.says('bookings made last week', 'SELECT count(*) AS bookings', 'created_at')
  shop.never('orders placed yesterday, order number and amount', 'count(')
  shop.never('list orders placed yesterday', 'count(')
})
