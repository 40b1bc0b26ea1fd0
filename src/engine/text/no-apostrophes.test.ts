import { describe, expect, test } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'
import { withApostrophes } from './no-apostrophes.ts'

test.each([
  ['Id like the orders by hour', "I'd like the orders"],
  ['okay so were redoing the prices', "we're redoing"],
  ['Were putting the deck together', "we're putting"],
  ['owners whod like to list', "who'd like"],
  ['guests whove spent more', 'who have spent'],
  ['yesterdays orders', "yesterday's orders"],
  ['last years christmas season', "last year's christmas"],
  ['How did Octobers revenue compare', "October's revenue"],
  ['whats the price, and whats the address', "what's the address"],
  ['sales by the customers state', "the customer's state"],
  ['which states customers are worth the most', "which state's customers"],
  ['reservations that werent cancelled', "weren't cancelled"],
  ['hey its the turnover crew', "it's the"],
])('%s', (question, part) => expect(withApostrophes(question)).toContain(part))

test.each([
  'homes that sold and were sitting for 90 days',
  'property id by city',
  'what were the sales',
  'customers in the last years',
  'the home and its city',
  'customers by state',
])('%s stays', question => expect(withApostrophes(question)).toBe(question))

describe('it is read as with the apostrophe', () => {
  rental.says('tomorrows arrivals, guest and home', "DATE '2026-11-16'")
  shop.says('which of yesterdays orders are still pending', "status = 'pending'", "DATE '2026-11-14'")
  shop.says('which states customers are worth the most on average', 'LIMIT 1')
})
