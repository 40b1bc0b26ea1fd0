import { expect, test } from 'vitest'
import { number } from './cell.ts'
import { defineTable, longListPage, wholeUpTo } from './table-definition.ts'

const table = (rows: number) =>
  defineTable<{ id: number }>({
    id: 'things',
    label: 'Things',
    items: 'things',
    empty: { title: 'No things yet' },
    columns: [{ label: 'Number', place: 'title', cell: row => number(row.id) }],
    rows: { kind: 'whole', load: async () => Array.from({ length: rows }, (_, id) => ({ id })) },
  })

const pages = async (rows: number) => {
  const { source } = table(rows)
  if (source.kind !== 'whole') throw new Error('not whole')
  return source.load()
}

test('a list of ordinary length is one page', async () => {
  const page = await pages(wholeUpTo)
  expect(page(1).records).toHaveLength(wholeUpTo)
  expect(page(2).records).toEqual([])
})

test('a long list is turned over page by page, the last one short', async () => {
  const page = await pages(wholeUpTo + 1)
  expect(page(1)).toMatchObject({ total: wholeUpTo + 1, pageSize: longListPage })
  expect([1, 2, 3].map(at => page(at).records.length)).toEqual([100, 100, 51])
  expect(page(3).records.at(-1)).toEqual({ key: 250, cells: [{ kind: 'text', text: '250' }] })
})
