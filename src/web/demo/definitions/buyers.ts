import type { RowOf } from '#contract/tables.ts'
import { dollars, number, text } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

export const buyers = defineTable<RowOf<'ecommerce_buyers'>>({
  id: 'buyers',
  label: 'Customers',
  items: 'customers',
  pageOf: true,
  empty: { title: 'No customers yet' },
  rows: { kind: 'whole', load: async () => (await import('#web/data/ecommerce.ts')).listBuyers() },
  columns: [
    { label: 'Name', place: 'title', cell: row => text(`${row.first_name} ${row.last_name}`) },
    { label: 'Email', place: 'second', cell: row => text(row.email) },
    { label: 'Location', place: 'third', cell: row => text(`${row.city}, ${row.state}`) },
    {
      label: 'Total Orders',
      place: 'third-end',
      before: 'Orders',
      number: true,
      cell: row => number(row.total_orders),
    },
    {
      label: 'Lifetime Value',
      place: 'title-end',
      number: true,
      cell: row => dollars(row.lifetime_value),
    },
  ],
})
