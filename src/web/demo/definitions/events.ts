import type { RowOf } from '#contract/tables.ts'
import { pageSizes } from '#web/data/page-sizes.ts'
import { code, timestamp, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const data = () => import('#web/data/ecommerce.ts')

export const events = defineTable<RowOf<'ecommerce_analytics'>>({
  id: 'analytics',
  label: 'Analytics',
  items: 'events',
  pageOf: true,
  empty: { title: 'No events yet' },
  rows: {
    kind: 'paged',
    pageSize: pageSizes.ecommerce_analytics,
    count: async () => (await data()).countEvents(),
    load: async page => (await data()).pageEvents(page),
  },
  columns: [
    { label: 'Event Type', place: 'title', cell: row => words(row.event_type) },
    { label: 'Session ID', place: 'third', cell: row => code(row.session_id) },
    { label: 'IP Address', place: 'title-end', cell: row => code(row.ip_address) },
    { label: 'Timestamp', place: 'second', cell: row => timestamp(row.created_at) },
  ],
})
