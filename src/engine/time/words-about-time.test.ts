import { describe, expect, test } from 'vitest'
import { written } from './written.testing.ts'

const sunday = '2026-11-15'
const check = (question: string) => written(question, sunday)

describe('calendar units as groups and rates', () => {
  test.each([
    ['revenue by month', 'by month'],
    ['monthly revenue', 'adverb month'],
    ['revenue per quarter', 'per quarter'],
    ['revenue each week', 'each week'],
    ['for every day', 'each day'],
    ['daily revenue', 'adverb day'],
    ['yearly totals', 'adverb year'],
    ['on a monthly basis', 'adverb month'],
    ['day by day', 'by day'],
    ['month-by-month', 'by month'],
    ['average closings a month', 'a month'],
    ['which month was best', 'noun month'],
    ['by day of the week', 'by weekday'],
    ['what day of the week', 'noun weekday'],
    ['per weekday', 'per weekday'],
    ['by weekday (mon-sun)', 'by weekday'],
    ['each quarter of last year', 'each quarter; 2025-01-01 .. 2026-01-01'],
    ['by year of closing', 'by year'],
  ])('%s: %s', (question, expected) => {
    expect(check(question)).toBe(expected)
  })
})

describe('weekdays', () => {
  test.each([
    ['on fridays', 'weekdays 5'],
    ['friday or saturday', 'weekdays 5 6'],
    ['on a friday or saturday', 'weekdays 5 6'],
    ['fri/sat check-ins', 'weekdays 5 6'],
    ['revenue from friday check-ins', 'weekdays 5'],
    ['sat and sun', 'weekdays 6 7'],
    ['monday through thursday', 'weekdays 1 2 3 4'],
    ['fri-sun', 'weekdays 5 6 7'],
    ['sunday to tuesday', 'weekdays 1 2 7'],
    ['monday, wednesday and friday', 'weekdays 1 3 5'],
    ['on weekends', 'weekdays 6 7'],
    ['on the weekend', 'weekdays 6 7'],
    ['weekdays', 'weekdays 1 2 3 4 5'],
    ['saterday', 'weekdays 6'],
    ['weekend (sat/sun)', 'weekdays 6 7'],
    ['weekend (fri, sat)', 'weekdays 5 6'],
    ['weekdays (mon - thu)', 'weekdays 1 2 3 4'],
    ['weekend (fri/sat) vs weekday', 'weekdays 5 6; weekdays 1 2 3 4 7'],
    ['weekend (fri/sat/sun) vs weekday', 'weekdays 5 6 7; weekdays 1 2 3 4'],
    ['weekday vs weekend', 'weekdays 1 2 3 4 5; weekdays 6 7'],
  ])('%s: %s', (question, expected) => {
    expect(check(question)).toBe(expected)
  })
})

describe('moves from another period', () => {
  test.each([
    ['what about the year before', 'year -1'],
    ['the month before', 'month -1'],
    ['and the month before that one?', 'month -1'],
    ['and the one before', 'same -1'],
    ['than in the last one', 'same -1'],
    ['the previous period', 'same -1'],
    ['a year earlier', 'year -1'],
    ['the year after', 'year 1'],
    ['the following month', 'month 1'],
    ['same period last year', 'year -1'],
    ['the same month last year', 'year -1'],
    ['same time last year', 'year -1'],
    ['the same quarter a year ago', 'year -1'],
    ['same year', 'same 0'],
    ['properties of that year', 'same 0'],
  ])('%s: %s', (question, expected) => {
    expect(check(question)).toBe(expected)
  })
})

describe('each against the one before it', () => {
  test.each([
    ['yoy growth', 'change by year'],
    ['y/y', 'change by year'],
    ['year over year', 'change by year'],
    ['MoM % change', 'change by month'],
    ['month-over-month', 'change by month'],
    ['qoq', 'change by quarter'],
    ['week on week', 'change by week'],
  ])('%s: %s', (question, expected) => {
    expect(check(question)).toBe(expected)
  })
})

describe('markers', () => {
  test.each([
    ['for sale right now', 'now'],
    ['currently on the market', 'now'],
    ['curently', 'now'],
    ['on the market now', 'now'],
    ['current actives', 'now'],
    ['biggest order ever', 'ever'],
    ['of all time', 'ever'],
    ['upcoming bookings', 'upcoming'],
    ['a future check-in', 'upcoming'],
    ['how many so far', 'so far'],
    ['the rest of 2025', 'rest of 2025-01-01 .. 2026-01-01'],
    ['the rest of 2026', '2026-11-16 .. 2027-01-01'],
    ['active listings that have sat for more than 180 days', 'counted day'],
    ['on the market over a month', 'counted month'],
  ])('%s: %s', (question, expected) => {
    expect(check(question)).toBe(expected)
  })
})

describe('what says nothing about time', () => {
  test.each([
    'guests may come',
    'the place is dead in the summer',
    'a terrace in the sun',
    'my mom asked',
    'now sort those by price',
    'but now we want to compare',
    'phone wallets are the future',
    'homes in Marsh Landing',
    'the first half of the list',
    'black friday sales',
    'is black friday season worth it',
    'the rush around christmas',
    'over 2000 dollars',
    '24/7 support',
    'in recent months',
    'in the coming weeks',
    'we have done this for years',
    'a 3/4 bath',
    '30 times the rate',
  ])('%s', question => {
    expect(check(question)).toBe('')
  })
})

test.each([
  ['homes for 2000', '2000-01-01 .. 2001-01-01 ?'],
  ['volume 2025', '2025-01-01 .. 2026-01-01 ?'],
  ['volume in 2025', '2025-01-01 .. 2026-01-01'],
  ['orders from 2025', '2025-01-01 .. 2026-01-01'],
])('a bare number is a year only for sure after a word that says so: %s', (question, expected) => {
  expect(check(question)).toBe(expected)
})
