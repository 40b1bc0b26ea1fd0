import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the newest and the oldest, by what was done to them', () => {
  rental.says('which five bookings came in last', 'ORDER BY created_at DESC', 'LIMIT 5')
  rental.says('the five bookings entered most recently, by guest and house', 'ORDER BY created_at DESC')
  rental.says('bookings sorted by date made, descending, first 5', 'ORDER BY created_at DESC', 'LIMIT 5')
  rental.says('the house that has been on our books longest', 'ORDER BY created_at,', 'LIMIT 1')
  rental.says('the listing with the earliest listing date', 'ORDER BY created_at,', 'LIMIT 1')
  shop.says('which product was added first', 'ORDER BY created_at,', 'LIMIT 1')
})

describe('a house that was listed last is not the one that was built last', () => {
  homes.says('the five homes listed most recently', 'ORDER BY created_at DESC', 'LIMIT 5')
  homes.says('the first house we ever listed', 'ORDER BY created_at,', 'LIMIT 1')
})

describe('a time', () => {
  rental.says('homes listed last month', "created_at >= DATE '2026-")
})

// What is said of it further on still holds.
shop.says(
  'when was the most recently placed order that ended up canceled',
  "status = 'cancelled'",
  'ORDER BY purchase_date DESC',
)

describe('longest with us', () => {
  rental.says('Which listing has been on our books the longest?', 'ORDER BY created_at', 'LIMIT 1')
  rental.says('Which cabin has been on the site the longest?', 'ORDER BY created_at', "'mountain_cabin'")
  rental.says('which home have we had the longest', 'ORDER BY created_at')
  rental.says('which guest stayed the longest', 'length_of_stay')
  homes.says('which home has been on the market longest', 'days_on_market DESC')
})
