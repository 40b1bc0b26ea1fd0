import { expect, test } from 'vitest'
import { gather, rowsPerBatch } from './gather.ts'
import type { ListingValues, ReadFile } from './read-file.ts'

const file = (name: string, ...rows: ListingValues[]): ReadFile => ({
  listings: rows.map((values, index) => ({ file: name, line: index + 2, values })),
  skipped: [],
})
const batched = (...files: ReadFile[]) =>
  gather(files).batches.map(batch => batch.map(({ values }) => values))

test('of rows with the same number the last counts, and the earlier one is told', () => {
  const files = [
    file('a.csv', { mls_number: '1', beds: 1 }, { mls_number: '2', beds: 2 }, { mls_number: '1', beds: 3 }),
  ]
  expect(batched(...files)).toEqual([
    [
      { mls_number: '1', beds: 3 },
      { mls_number: '2', beds: 2 },
    ],
  ])
  expect(gather(files).skipped).toEqual([
    { file: 'a.csv', line: 2, reason: 'MLS # 1 comes again in line 4, and the last one counts' },
  ])
})

test('that holds across files, and what only the earlier row says stays', () => {
  const files = [
    file('a.csv', { mls_number: '1', beds: 1, price: 5 }),
    file('b.csv', { mls_number: '1', beds: 2, status: null }),
  ]
  expect(batched(...files)).toEqual([[{ mls_number: '1', beds: 2, price: 5, status: null }]])
  expect(gather(files).skipped.map(({ reason }) => reason)).toEqual([
    'MLS # 1 comes again in b.csv, line 2, and the last one counts',
  ])
})

test('rows with different columns never share a request', () => {
  const a = file('a.csv', { mls_number: '1', beds: 1 }, { mls_number: '2', beds: 1 })
  const b = file('b.csv', { mls_number: '3', price: 1 })
  expect(batched(a, b).map(batch => batch.map(({ mls_number }) => mls_number))).toEqual([['1', '2'], ['3']])
})

test('a long file is cut into requests, none of them empty', () => {
  const rows = Array.from({ length: 2 * rowsPerBatch + 1 }, (_, index) => ({ mls_number: `${index}` }))
  expect(batched(file('a.csv', ...rows)).map(({ length }) => length)).toEqual([rowsPerBatch, rowsPerBatch, 1])
  expect(batched(file('empty.csv'))).toEqual([])
})

test('what was skipped is told file by file, from the top', () => {
  const skipped = (name: string, line: number) => ({ file: name, line, reason: 'No MLS #' })
  const a = { ...file('a.csv', { mls_number: '1' }, { mls_number: '1' }), skipped: [skipped('a.csv', 4)] }
  const b = { listings: [], skipped: [skipped('b.csv', 2)] }
  expect(gather([a, b]).skipped.map(row => [row.file, row.line])).toEqual([
    ['a.csv', 2],
    ['a.csv', 4],
    ['b.csv', 2],
  ])
})
