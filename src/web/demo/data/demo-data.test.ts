import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { number } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'
import { DemoData } from './demo-data.ts'

interface Row {
  id: number
}
const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + i }))
const words = {
  label: 'Things',
  items: 'things',
  empty: { title: 'No things yet' },
  columns: [{ label: 'Number', place: 'title', cell: (row: Row) => number(row.id) }],
} as const

let asked: string[]
let broken: Set<string>
const answer = <T>(request: string, value: T): Promise<T> => {
  asked.push(request)
  return broken.has(request) ? Promise.reject(new Error(`${request} is away`)) : Promise.resolve(value)
}
const whole = defineTable<Row>({
  ...words,
  id: 'whole',
  rows: { kind: 'whole', load: () => answer('all', rows(1, 640)) },
})
const paged = defineTable<Row>({
  ...words,
  id: 'paged',
  rows: {
    kind: 'paged',
    pageSize: 50,
    count: () => answer('count', 120),
    load: page => answer(`page ${page}`, { rows: rows((page - 1) * 50 + 1, 50), total: 121 }),
  },
})

beforeEach(() => {
  asked = []
  broken = new Set()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const overviewOf = async (data: DemoData) => {
  data.subscribe(() => {})
  await expect.poll(() => data.snapshot().settled, { interval: 1 }).toBe(true)
  return data.snapshot()
}

test('the overview asks for the whole lists and for counts, and for no page', async () => {
  const data = new DemoData([whole, paged])
  expect(await overviewOf(data)).toEqual({
    counts: { whole: 640, paged: 120 },
    settled: true,
    partial: false,
  })
  expect(asked.sort()).toEqual(['all', 'count'])
})

test('a whole list is asked for once, whatever is looked at', async () => {
  const data = new DemoData([whole])
  await overviewOf(data)
  const second = await data.table('whole').page(2).fetch()
  expect(second.records[0]?.key).toBe(101)
  await data.table('whole').page(7).fetch()
  expect(asked).toEqual(['all'])
})

test('a page that was read is kept', async () => {
  const data = new DemoData([paged])
  await data.table('paged').page(2).fetch()
  await data.table('paged').page(3).fetch()
  await data.table('paged').page(2).fetch()
  expect(asked).toEqual(['page 2', 'page 3'])
})

test('a page brings the newest count with it', async () => {
  const data = new DemoData([paged])
  await overviewOf(data)
  await data.table('paged').page(1).fetch()
  expect(data.snapshot().counts).toEqual({ paged: 121 })
})

test('what failed is logged once and leaves the rest alone', async () => {
  broken.add('all')
  const data = new DemoData([whole, paged])
  expect(await overviewOf(data)).toEqual({ counts: { paged: 120 }, settled: true, partial: true })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Could not load whole:', new Error('all is away'))
})

test('trying a page again brings the count as well', async () => {
  broken.add('all')
  const data = new DemoData([whole])
  await overviewOf(data)
  await data
    .table('whole')
    .page(1)
    .fetch()
    .catch(() => {})
  broken.clear()
  await data.table('whole').page(1).fetch()
  expect(data.snapshot()).toEqual({ counts: { whole: 640 }, settled: true, partial: false })
})
