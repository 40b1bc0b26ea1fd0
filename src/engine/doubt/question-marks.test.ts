import { expect, test } from 'vitest'
import { marksOf, masksOf } from './question-marks.ts'

const masks = masksOf({
  'homes.city': ['Aspen', 'Key West', 'Napa', 'Park City', 'Sedona', 'Tahoe'],
  'homes.status': ['available', 'pending'],
})
const marks = (question: string) => marksOf(question, masks)

test('words alone, in twos and beside the first, from the beginning to the end', () =>
  expect(marks('Homes by city')).toEqual([
    'long 1',
    '^',
    'homes … ^',
    '^ homes',
    'homes',
    'homes … homes',
    'homes by',
    'by',
    'homes … by',
    'by city',
    'city',
    'homes … city',
    'city $',
    '$',
    'homes … $',
  ]))
test('another name makes no other question', () =>
  expect(marks('homes in Key West')).toEqual(marks('Homes in NAPA')))
test('nor do another number, year, month or day of the week', () =>
  expect(marks('top 5 for Monday, March 2025')).toEqual(marks('top ten for Fridays, Dec 2024')))
test('a state of things is a word like others', () =>
  expect(marks('pending homes')).not.toEqual(marks('available homes')))
test('nothing at all has marks as well', () => expect(marks('')).toContain('^ $'))
