import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

rental.says('revnue by proprty type ths yer', 'GROUP BY l.property_type', "DATE '2026-01-01'")

describe('a code in capitals is no slip of a little word', () => {
  rental.never('revenue and also bookings by city', 'average_stay')
  rental.never('revenue and alos bookings by city', 'average_stay')
  rental.says('alos by city', 'average_stay')
  rental.says('ALOS by city last year', 'AS average_stay')
})
