import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('each of them once', () => {
  rental.says('distinct guests in 2025', 'count(DISTINCT guest_email)')
  shop.says('site sessions, L30D, uniques', 'count(DISTINCT session_id)')
  rental.says('the distinct property types in the portfolio', 'GROUP BY property_type')
  rental.never('the distinct property types in the portfolio', 'title')
})

describe('how many different ones with something', () => {
  rental.says('unique guests with a July check-in this year', 'count(DISTINCT guest_email)')
  rental.says('different guests in July', 'count(DISTINCT guest_email)')
  rental.never('unique guests with their emails', 'count(')
})
