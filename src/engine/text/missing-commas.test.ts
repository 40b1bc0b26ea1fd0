import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { withCommas } from './missing-commas.ts'

test.each([
  [
    'reservations by month this year cancelled ones too',
    'reservations by month this year, cancelled ones too',
  ],
  ['sold volume last quarter all areas', 'sold volume last quarter, all areas'],
  [
    'ADR by property type weekly bookings only last qtr',
    'ADR by property type, weekly bookings only, last qtr',
  ],
  ['areas with 20+ active show count', 'areas with 20+ active, show count'],
  ['share of repeat customers texas only', 'share of repeat customers, texas only'],
  ['orders still pending just the number', 'orders still pending, just the number'],
  ['leaving viewings aside what is the rate', 'leaving viewings aside, what is the rate'],
  ['which orders are pending I need order number', 'which orders are pending, I need order number'],
  ['occ % for oct 2026 colorado listings only', 'occ % for oct 2026, colorado listings only'],
])('%s', (typed, meant) => expect(withCommas(typed)).toBe(meant))

test.each([
  'how many orders are cancelled too',
  'sales in all areas',
  'bookings by month, cancelled ones too',
  'orders this year only',
  'which homes are available only',
  'what I need is how many homes',
  'which homes went out',
  'show me all brands',
  'income by reservation type, leave viewings out',
])('%s stays', question => expect(withCommas(question)).toBe(question))

describe('is read as with the comma', () => {
  rental.never('reservations by month this year cancelled ones too', "status = 'cancelled'")
  homes.never('sold volume last quarter all areas', 'GROUP BY')
  rental.says('ADR by property type weekly bookings only last qtr', "reservation_type = 'weekly'")
  shop.says('orders by month this year refunded ones too', "date_trunc('month'")
})
