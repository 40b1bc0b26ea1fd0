import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the dearest row, by whoever paid it', () => {
  rental.says(
    'which guest paid the highest amount for one booking, and which home',
    'r.guest_name',
    'l.title',
    'ORDER BY total_price DESC',
    'LIMIT 1',
  )
  rental.never('which guest paid the highest amount for one booking, and which home', 'sum(')
  rental.says('who paid us the biggest single bill ever and how much was that', 'ORDER BY total_price DESC')
  rental.never('biggest single bill ever, guest and amount', 'sum(')
  shop.says('who paid the most for a single order', 'ORDER BY total_amount DESC', 'LIMIT 1')
  // A booking of July begins then, whenever it was made.
  rental.never('which guest paid the most for one booking in July 2026', 'created_at')
  shop.never('which customer had the most expensive order', 'sum(')
  rental.says('which guest paid the most this year', 'sum(total_price)')
})
