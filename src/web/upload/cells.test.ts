import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, flag, money, text, whole } from './cells.ts'

describe('money', () => {
  test.each([
    ['$1,250,000', 1_250_000],
    [' $ 412,500.50 ', 412_500.5],
    ['"$399,000"', 399_000],
    ['0', 0],
    ['-1,200', -1200],
    ['1.25E+06', 1_250_000],
    ['.5', 0.5],
  ])('%s is %d', (cell, value) => expect(money(cell)).toBe(value))
  test.each([
    '',
    ' ',
    '$',
    'N/A',
    '1.2M',
    '500k',
    '1.2.3',
    '--5',
    '0x10',
    'Infinity',
    '1e999',
    '12 USD',
    '($5)',
  ])('no number can be read from "%s"', cell => expect(money(cell)).toBeNull())
  test('reads back every amount as a spreadsheet writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), cents => {
        const written = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
        expect(money(written)).toBeCloseTo(cents / 100, 2)
      }),
    )
  })
  test('is a finite number or null, whatever the cell holds', () => {
    const almostNumber = fc.string({
      unit: fc.constantFrom('1', '9', '.', ',', '-', '+', 'e', '$', ' ', 'x'),
    })
    fc.assert(
      fc.property(fc.oneof(almostNumber, fc.string()), cell => {
        expect(Number.isFinite(money(cell) ?? 0)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a whole number', () => {
  test.each([
    ['3', 3],
    ['3.0', 3],
    ['2.9', 2],
    ['1,204', 1204],
    [' 1998 ', 1998],
    ['-0.4', 0],
  ])('%s is %d', (cell, value) => expect(whole(cell)).toBe(value))
  test.each(['', 'three', '3 bd', '2+1'])('"%s" is none', cell => expect(whole(cell)).toBeNull())
})

describe('a day', () => {
  test.each([
    ['3/5/24', '2024-03-05'],
    ['03/05/2024', '2024-03-05'],
    [' 12/31/1999 ', '1999-12-31'],
    ['1/1/00', '2000-01-01'],
    ['12/1/99', '2099-12-01'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2000', '2000-02-29'],
  ])('%s is %s', (cell, value) => expect(day(cell)).toBe(value))
  test.each([
    '',
    '2/30/2024',
    '2/29/2023',
    '2/29/1900',
    '13/1/2024',
    '0/1/2024',
    '4/31/24',
    '4/0/24',
    '1/1/0000',
    '1/1/202',
    '1/1/20244',
    '2024-03-05',
    '3-5-24',
    '3/5',
    '3/5/24 0:00',
    'March 5, 2024',
    '123/1/24',
  ])('"%s" is none', cell => expect(day(cell)).toBeNull())
  test('reads back every day of the calendar, with and without zeros', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        date => {
          const iso = date.toISOString().slice(0, 10)
          const [year = '', month = '', dayOfMonth = ''] = iso.split('-')
          expect(day(`${month}/${dayOfMonth}/${year}`)).toBe(iso)
          expect(day(`${Number(month)}/${Number(dayOfMonth)}/${year}`)).toBe(iso)
        },
      ),
    )
  })
  test('is a day that exists or null, whatever numbers stand in the cell', () => {
    const part = fc.integer({ min: 0, max: 9999 })
    fc.assert(
      fc.property(part, part, part, (month, date, year) => {
        const read = day(`${month}/${date}/${year}`) ?? '2024-01-01'
        expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read)
      }),
      { numRuns: 2000 },
    )
  })
})

test('a pool is Y in either case, and nothing else', () => {
  expect(['Y', 'y', ' Y '].map(flag)).toEqual([true, true, true])
  expect(['Yes', 'N', 'true', '1', ''].map(flag)).toEqual([false, false, false, false, false])
})

test('text loses the spaces around it, and a blank cell is empty', () => {
  expect(text('  12 Mooring Lane, Unit 4 ')).toBe('12 Mooring Lane, Unit 4')
  expect(text('   ')).toBeNull()
})
