import type { RowOf } from '#contract/tables.ts'
import { pageSizes } from '#web/data/page-sizes.ts'
import { date, prose, text, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const data = () => import('#web/data/vacation-rental.ts')

export const visitors = defineTable<RowOf<'visitors'>>({
  id: 'visitors',
  label: 'Visitors',
  items: 'visitors',
  empty: { title: 'No visitors yet' },
  rows: {
    kind: 'paged',
    pageSize: pageSizes.visitors,
    count: async () => (await data()).countVisitors(),
    load: async page => (await data()).pageVisitors(page),
  },
  columns: [
    { label: 'Name', place: 'title', cell: row => text(row.name) },
    { label: 'Email', place: 'second', cell: row => text(row.email) },
    { label: 'Interest', place: 'title-end', cell: row => words(row.interest_type) },
    { label: 'Source', place: 'second-end', cell: row => words(row.source) },
    { label: 'Message', place: 'third', cell: row => prose(row.message) },
    { label: 'Date', place: 'third-end', cell: row => date(row.visited_at) },
  ],
})
