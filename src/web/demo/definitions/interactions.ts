import { pageSizes } from '#web/data/page-sizes.ts'
import type { Interaction } from '#web/data/vacation-rental.ts'
import { badge, pair, shortened, timestamp, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const tones = {
  click: 'green',
  impression: 'teal',
  view: 'blue',
  inquiry: 'yellow',
  others: 'purple',
} as const
const data = () => import('#web/data/vacation-rental.ts')

export const interactions = defineTable<Interaction>({
  id: 'analytics',
  label: 'Analytics',
  items: 'interactions',
  empty: { title: 'No interactions yet' },
  rows: {
    kind: 'paged',
    pageSize: pageSizes.visitor_interactions,
    count: async () => (await data()).countInteractions(),
    load: async page => (await data()).pageInteractions(page),
  },
  columns: [
    { label: 'Timestamp', place: 'third-first', cell: row => timestamp(row.interaction_timestamp) },
    { label: 'Visitor', place: 'title', cell: row => pair(row.visitor_name, row.visitor_email) },
    { label: 'Property', place: 'second', cell: row => pair(row.property_title, row.property_address) },
    { label: 'Interaction', place: 'title-end', cell: row => badge(tones, row.interaction_type) },
    { label: 'Device', place: 'third-next', cell: row => words(row.device_type) },
    { label: 'Source', place: 'third-end', cell: row => words(row.referrer_source) },
    { label: 'Session ID', place: 'second-end', cell: row => shortened(row.session_id) },
  ],
})
