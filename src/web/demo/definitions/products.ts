import type { RowOf } from '#contract/tables.ts'
import { dollars, number, text } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

export const products = defineTable<RowOf<'ecommerce_products'>>({
  id: 'products',
  label: 'Products',
  items: 'products',
  pageOf: true,
  empty: { title: 'No products yet' },
  rows: { kind: 'whole', load: async () => (await import('#web/data/ecommerce.ts')).listProducts() },
  columns: [
    { label: 'Name', place: 'title', cell: row => text(row.name) },
    { label: 'Category', place: 'second', cell: row => text(row.category) },
    { label: 'Brand', place: 'second-end', cell: row => text(row.brand) },
    { label: 'Price', place: 'title-end', number: true, cell: row => dollars(row.price) },
    {
      label: 'Stock',
      place: 'third-end',
      before: 'Stock',
      number: true,
      cell: row => number(row.stock_quantity),
    },
    {
      label: 'Rating',
      place: 'third',
      before: 'Rating',
      number: true,
      cell: row => text(`${row.rating?.toFixed(1) ?? 'N/A'} (${row.review_count})`),
    },
  ],
})
