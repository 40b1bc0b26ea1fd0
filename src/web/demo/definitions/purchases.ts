import type { RowOf } from '#contract/tables.ts'
import { pageSizes } from '#web/data/page-sizes.ts'
import { badge, date, dollars, number, text, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const tones = { completed: 'green', pending: 'yellow', others: 'red' } as const
const data = () => import('#web/data/ecommerce.ts')

export const purchases = defineTable<RowOf<'ecommerce_purchases'>>({
  id: 'purchases',
  label: 'Orders',
  items: 'orders',
  pageOf: true,
  empty: { title: 'No orders yet' },
  rows: {
    kind: 'paged',
    pageSize: pageSizes.ecommerce_purchases,
    count: async () => (await data()).countOrders(),
    load: async page => (await data()).pageOrders(page),
  },
  columns: [
    { label: 'Order #', place: 'title', cell: row => text(row.order_number) },
    { label: 'Date', place: 'second', cell: row => date(row.purchase_date) },
    {
      label: 'Quantity',
      place: 'third',
      before: 'Quantity',
      number: true,
      cell: row => number(row.quantity),
    },
    { label: 'Amount', place: 'third-end', number: true, cell: row => dollars(row.total_amount) },
    { label: 'Payment', place: 'second-end', cell: row => words(row.payment_method) },
    { label: 'Status', place: 'title-end', cell: row => badge(tones, row.status) },
  ],
})
