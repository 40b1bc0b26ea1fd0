import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#engine/text/any-text.testing.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { recognizeTimes } from './times.ts'
import { written } from './written.testing.ts'

describe('today at the edges of the calendar', () => {
  test.each([
    ['2026-03-31', 'past month', '2026-02-28 .. 2026-04-01'],
    ['2026-03-31', 'past 3 months', '2025-12-31 .. 2026-04-01'],
    ['2026-05-31', 'past 3 months', '2026-02-28 .. 2026-06-01'],
    ['2026-03-31', 'last month', '2026-02-01 .. 2026-03-01'],
    ['2028-02-29', 'past year', '2027-02-28 .. 2028-03-01'],
    ['2028-02-29', 'next year', '2029-01-01 .. 2030-01-01'],
    ['2028-02-29', 'this month', '2028-02-01 .. 2028-03-01'],
    ['2028-02-29', 'next 12 months', '2028-03-01 .. 2029-03-01'],
    ['2027-01-01', 'yesterday', '2026-12-31 .. 2027-01-01'],
    ['2027-01-01', 'last month', '2026-12-01 .. 2027-01-01'],
    ['2027-01-01', 'last quarter', '2026-10-01 .. 2027-01-01'],
    ['2027-01-01', 'ytd', '2027-01-01 .. 2027-01-02'],
    ['2027-01-01', 'this week', '2026-12-28 .. 2027-01-04'],
    ['2027-01-01', 'since january', '2027-01-01 ..'],
    ['2027-01-01', 'since march', '2026-03-01 ..'],
    ['2026-12-31', 'tomorrow', '2027-01-01 .. 2027-01-02'],
    ['2026-12-31', 'next week', '2027-01-04 .. 2027-01-11'],
    ['2026-12-31', 'this quarter', '2026-10-01 .. 2027-01-01'],
    ['2026-11-16', 'this week', '2026-11-16 .. 2026-11-23'],
    ['2026-11-16', 'last week', '2026-11-09 .. 2026-11-16'],
    ['2026-11-16', 'last weekend', '2026-11-14 .. 2026-11-16'],
    ['2026-11-16', 'this weekend', '2026-11-21 .. 2026-11-23'],
    ['2026-11-16', 'last monday', '2026-11-09 .. 2026-11-10'],
    ['2026-11-16', 'next monday', '2026-11-23 .. 2026-11-24'],
    ['2026-02-28', 'feb 29', '2024-02-29 .. 2024-03-01'],
    ['2026-01-15', 'last winter', '2024-12-01 .. 2025-03-01'],
    ['2026-01-15', 'november and december', '2025-11-01 .. 2026-01-01 (2)'],
    ['2026-12-31', 'rest of the year', 'noun year'],
  ])('on %s %s is %s', (today, question, expected) => {
    expect(written(question, today)).toBe(expected)
  })
})

const piece = (question: string, today = '2026-11-15') => recognizeTimes(tokenize(question), today)[0]

describe('what a period carries beside its days', () => {
  test.each([
    ['last year', 'Jan 1 to Dec 31, 2025'],
    ['yesterday', 'Nov 14, 2026'],
    ['past 90 days', 'Aug 17 to Nov 15, 2026'],
    ['past year', 'Nov 15, 2025 to Nov 15, 2026'],
    ['since march', 'from Mar 1, 2026 on'],
    ['before 2025', 'before Jan 1, 2025'],
  ])('%s is labelled %s', (question, label) => {
    expect(piece(question)).toMatchObject({ period: { label } })
  })

  test.each([
    ['past 12 months', '2025-11-01'],
    ['past 2 years', '2024-11-01'],
    ['past 3 weeks', '2026-10-19'],
    ['past 30 days', '2026-10-16'],
  ])('a trend over the %s starts on %s', (question, from) => {
    expect(piece(question)).toMatchObject({ trend: { from, to: '2026-11-16' } })
  })

  test('a month without a year offers the one to come', () => {
    expect(piece('in december')).toMatchObject({
      yearless: true,
      otherwise: { from: '2026-12-01', to: '2027-01-01' },
    })
  })

  test('"in the last year" offers the twelve months up to today', () => {
    expect(piece('in the last year')).toMatchObject({
      period: { from: '2025-01-01', to: '2026-01-01' },
      otherwise: { from: '2025-11-15', to: '2026-11-16' },
    })
  })

  test.each([
    ['last summer', 'summer was read as June to August'],
    ['past few weeks', '"a few" was read as 3'],
    ['as of march 1', '"as of" was read as up to and including'],
    ['for the year', '"the year" was read as this year'],
    ['FY 2025', 'The fiscal year was read as the calendar year'],
  ])('%s says what was assumed', (question, assumed) => {
    expect(piece(question)).toMatchObject({ assumed })
  })

  test('the previous month may also be the month before another one', () => {
    expect(piece('previous month')).toMatchObject({ shift: { unit: 'month', by: -1 } })
  })

  test('the words that lead to a period can be told from it', () => {
    expect(piece('check in last month')).toMatchObject({ start: 1, core: 2, end: 4 })
  })
})

describe('any text and any day', () => {
  const words = fc.constantFrom(
    ...wordSet(`past last this next 5 days month year of the in since before march 2025 '25 q2 to - and , ago friday weekend
      3/15/2026 31 february half first end rest same so far summer a between or later 0 99999 black easter`),
  )
  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))

  test('give periods of real days that begin before they end', () => {
    fc.assert(
      fc.property(anyText(words, 40), anyDay, (question, today) => {
        const pieces = recognizeTimes(tokenize(question), today).filter(({ kind }) => kind === 'period')
        for (const found of pieces) {
          const { from = '1000-01-01', to = '9999-01-01' } = 'period' in found ? (found.period ?? {}) : {}
          expect(new Date(from).toISOString().slice(0, 10)).toBe(from)
          expect(new Date(to).toISOString().slice(0, 10)).toBe(to)
          expect(from < to).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('give pieces that lie within the text, in order', () => {
    fc.assert(
      fc.property(anyText(words, 40), anyDay, (question, today) => {
        const tokens = tokenize(question)
        let reached = 0
        for (const found of recognizeTimes(tokens, today)) {
          expect(found.start).toBeGreaterThanOrEqual(reached)
          expect(found.end).toBeGreaterThan(found.start)
          reached = found.end
        }
        expect(reached).toBeLessThanOrEqual(tokens.length)
      }),
      { numRuns: 400 },
    )
  })
})
