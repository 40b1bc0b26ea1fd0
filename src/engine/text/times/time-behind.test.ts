import { describe, expect, test } from 'vitest'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { timeBehind } from './time-behind.ts'

test.each([
  ['last week: new leads', 'new leads last week'],
  ['for last year, revenue by city?', 'revenue by city last year?'],
  ['looking at this year: revenue by brand', 'revenue by brand this year'],
  ['2025: top 5 brands', 'top 5 brands in 2025'],
  ['In Q3 2026, sales volume by area', 'sales volume by area in Q3 2026'],
  ['just for last week: sessions that used search', 'sessions that used search last week'],
  ['the past 30 days: inquiries by device', 'inquiries by device in the past 30 days'],
  ['in 2025, orders in October', 'orders in October 2025'],
  ['this year: sales from september to october', 'sales from september to october this year'],
])('%s', (question, expected) => expect(timeBehind(question)).toBe(expected))

test.each([
  'last month, I was ill, how many orders came in',
  'last year, which brands sold more than this year',
  'last month: revenue, orders and AOV',
  'last month, how many orders and how many of those were refunded',
  'this month, is it better?',
  'this year, change from september to october',
  'last month, orders in October',
])('%s stays', question => expect(timeBehind(question)).toBe(question))

describe('a time before a question is the time behind it', () => {
  test.each([
    ['vacation_rental', 'last week: new leads', 'new leads last week'],
    [
      'vacation_rental',
      'this year, weekly bookings out of all bookings',
      'weekly bookings out of all bookings this year',
    ],
    [
      'vacation_rental',
      'in October, how many stays of a week or longer were booked',
      'how many stays of a week or longer were booked in October',
    ],
    [
      'ecommerce',
      'this year: by what percent did sales go up or down from september to october',
      'by what percent did sales go up or down from september to october this year',
    ],
    [
      'real_estate',
      'for last year, how many homes sold above asking',
      'how many homes sold above asking last year',
    ],
  ] as const)('%s: %s', (demo, said, plain) => expect(sqlOf(demo, said)).toBe(sqlOf(demo, plain)))
})
