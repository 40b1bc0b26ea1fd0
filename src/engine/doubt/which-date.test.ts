import { describe, expect, test } from 'vitest'
import { assumed, chipsOf } from '#tests/support/assumptions.ts'

describe('bookings in a period', () => {
  test('go by check-in, and by the day they were made at a click', () => {
    expect(assumed('vacation_rental', 'How many bookings last month?')).toContain(
      'By check-in → By date booked instead: How many bookings made last month?',
    )
  })
  test('say the date once, beside the period', () => {
    const chips = chipsOf('vacation_rental', 'how many bookings last month')
    expect(chips).toContain('Oct 1 to Oct 31, 2026')
    expect(chips).toContain('By check-in')
  })
  test('do the same by month', () => {
    expect(assumed('vacation_rental', 'revenue by month')).toContain(
      'By check-in → By date booked instead: revenue by month of booking date',
    )
  })
  test('that start with the period get a sentence of their own', () => {
    expect(assumed('vacation_rental', "July's revenue")).toContain(
      'By check-in → By date booked instead: Revenue booked in July 2026',
    )
  })
  test('that go on from an earlier question are asked in full', () => {
    expect(assumed('vacation_rental', 'and in Napa?', 'How many bookings in Aspen last month?')).toContain(
      'By check-in → By date booked instead: How many bookings in Napa booked in October 2026?',
    )
  })
})

describe('nothing is said of the date where', () => {
  test.each([
    ['the question names it', 'how many bookings were made last month'],
    ['the thing is named after it', 'how many arrivals last month'],
    ['things happen on their own days', 'how many stays last month'],
    ['the period lies ahead, where nothing was booked yet', 'how many bookings next month'],
    ['there is no period', 'how many bookings in Aspen'],
    ['nights fall into a period whenever they were booked', 'what was our occupancy last month'],
  ])('%s', (_, question) => {
    expect(assumed('vacation_rental', question).filter(one => one.startsWith('By '))).toEqual([])
  })
  test('there is only one', () => {
    expect(assumed('ecommerce', 'how many orders last month')).toEqual([])
  })
})

test('a date that only says when a row was entered is named, with nothing to choose', () => {
  expect(assumed('vacation_rental', 'priciest home last year')).toEqual(['By date listed'])
})
