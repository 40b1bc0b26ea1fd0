import { expect, test } from 'vitest'
import { isCsv } from './csv-files.ts'

test.each([
  ['text/csv', 'listings.csv', true],
  ['text/csv', 'export', true],
  ['', 'LISTINGS.CSV', true],
  ['application/vnd.ms-excel', 'listings.csv', true],
  ['application/vnd.ms-excel', 'listings.xls', false],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'listings.xlsx', false],
  ['text/plain', 'listings.csv', false],
  ['text/plain', 'notes.txt', false],
  ['', 'listings', false],
  ['application/json', 'listings.json', false],
])('type "%s" and name %s: %s', (type, name, verdict) => expect(isCsv({ type, name })).toBe(verdict))
