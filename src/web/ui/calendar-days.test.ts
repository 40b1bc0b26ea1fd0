import { expect, test } from 'vitest'
import { dayOfYear, minuteOfYear, monthAndYear } from './calendar-days.ts'

test('a day and a month are written short, as they are in UTC', () => {
  expect(dayOfYear(new Date('2026-03-05T00:00:00Z'))).toBe('Mar 5, 2026')
  expect(dayOfYear(new Date('2026-12-31T23:59:59Z'))).toBe('Dec 31, 2026')
  expect(monthAndYear(new Date('2026-09-01'))).toBe('Sep 2026')
})

test('a minute is written as Intl writes it', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  for (const at of ['2026-03-05T00:07', '2026-03-05T09:30', '2026-03-05T12:00', '2026-10-15T23:59']) {
    const date = new Date(`${at}:00Z`)
    // Intl writes a narrow space before AM and PM.
    expect(minuteOfYear(date)).toBe(format.format(date).replace('\u202F', ' '))
  }
})
