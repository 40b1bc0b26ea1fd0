import { expect, test } from 'vitest'
import {
  badge,
  date,
  dollars,
  dollarsPerFoot,
  missing,
  number,
  prose,
  shortened,
  text,
  timestamp,
  words,
} from './cell.ts'

test('money has no decimals', () => {
  expect(dollars(1308.4)).toEqual({ kind: 'text', text: '$1,308' })
  expect(dollars(0)).toEqual({ kind: 'text', text: '$0' })
})

test('a price per square foot has two', () => {
  expect(dollarsPerFoot(392.6)).toEqual({ kind: 'text', text: '$392.60' })
  expect(dollarsPerFoot(1204)).toEqual({ kind: 'text', text: '$1,204.00' })
})

test('a date is short month, day, year, and is that day in every time zone', () => {
  expect(date('2026-01-01')).toEqual({ kind: 'time', text: 'Jan 1, 2026', iso: '2026-01-01' })
  expect(date('2026-11-15T23:59:59+00:00')).toMatchObject({ text: 'Nov 15, 2026' })
})

test('a timestamp has the time of day as well', () => {
  expect(timestamp('2026-11-15T02:57:10+00:00')).toMatchObject({
    text: expect.stringMatching(/^Nov 15, 2026, 2:57\sAM$/),
  })
})

test('what is missing reads N/A', () => {
  expect([text(null), text(''), prose(null), date(null), dollars(null), number(null)]).toEqual(
    Array(6).fill(missing),
  )
  expect(missing).toMatchObject({ text: 'N/A' })
})

test('underscores are shown as spaces', () => {
  expect(words('beach_house')).toMatchObject({ text: 'beach house' })
})

test('a session is known by its first eight characters', () => {
  expect(shortened('848b8088-1c0e-4f5a-9b0e-aa00bb11cc22')).toMatchObject({ text: '848b8088...' })
})

test('a state without a color of its own has the one of the others', () => {
  const tones = { confirmed: 'green', others: 'red' } as const
  expect(badge(tones, 'confirmed')).toEqual({ kind: 'badge', text: 'confirmed', tone: 'green' })
  expect(badge(tones, 'no_show')).toEqual({ kind: 'badge', text: 'no show', tone: 'red' })
  expect(badge(tones, null)).toBe(missing)
})
