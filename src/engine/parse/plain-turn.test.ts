import { expect, test } from 'vitest'
import { inPlainTurn } from './plain-turn.ts'

test.each([
  ['Same five-place ranking, but by total asking price', 'Same ranking, but by total asking price'],
  ['same thing but nights instead of dollars', 'nights instead of dollars'],
  ['same but bookings instead', 'bookings instead'],
  ['Only what they sold in Beauty, please', 'Only in Beauty, please'],
  ['last year? and how many closed', 'and add how many closed last year'],
  ['same for last year, and add avg sold price', 'and add avg sold price in last year'],
  ['same thing for 2025 plus median price', 'and add median price in 2025'],
  ['same for last year and average days on market too', 'and add average days on market in last year'],
  ['include current stock', 'include stock'],
  ['um okay but per customer state please', 'by customer state instead'],
  ['but by month', 'by month instead'],
  ['show me the list', 'list them'],
  ['can i see the full list please', 'list them'],
])('“%s” is “%s”', (question, meant) => expect(inPlainTurn(question)).toBe(meant))

test.each([
  'show me the list of customers',
  'but sort it by price',
  'same but by units instead',
  'same for last year, average sold price instead',
  'same for last year with a pool',
  'only what is for sale in Old Town',
  'how many sold last year? and how many closed this year',
])('“%s” stays', question => expect(inPlainTurn(question)).toBe(question))
