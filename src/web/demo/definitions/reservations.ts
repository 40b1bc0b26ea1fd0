import type { RowOf } from '#contract/tables.ts'
import { pageSizes } from '#web/data/page-sizes.ts'
import { badge, date, dollars, text, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const tones = { confirmed: 'green', pending: 'yellow', completed: 'blue', others: 'red' } as const
const data = () => import('#web/data/vacation-rental.ts')

export const reservations = defineTable<RowOf<'reservations'>>({
  id: 'reservations',
  label: 'Reservations',
  items: 'reservations',
  empty: { title: 'No reservations yet' },
  rows: {
    kind: 'paged',
    pageSize: pageSizes.reservations,
    count: async () => (await data()).countReservations(),
    load: async page => (await data()).pageReservations(page),
  },
  columns: [
    { label: 'Guest Name', place: 'title', cell: row => text(row.guest_name) },
    { label: 'Email', place: 'third', cell: row => text(row.guest_email) },
    { label: 'Check In', place: 'second-first', before: 'In', cell: row => date(row.check_in) },
    { label: 'Check Out', place: 'second-next', before: 'Out', cell: row => date(row.check_out) },
    { label: 'Type', place: 'second-end', cell: row => words(row.reservation_type) },
    { label: 'Total', place: 'third-end', number: true, cell: row => dollars(row.total_price) },
    { label: 'Status', place: 'title-end', cell: row => badge(tones, row.status) },
  ],
})
