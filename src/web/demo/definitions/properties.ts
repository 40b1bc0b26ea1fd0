import type { RowOf } from '#contract/tables.ts'
import { badge, dollars, text, words } from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

const tones = { available: 'green', pending: 'yellow', others: 'grey' } as const

export const properties = defineTable<RowOf<'property_listings'>>({
  id: 'properties',
  label: 'Property Listings',
  items: 'properties',
  empty: { title: 'No properties yet' },
  rows: {
    kind: 'whole',
    load: async () => (await import('#web/data/vacation-rental.ts')).listProperties(),
  },
  columns: [
    { label: 'Title', place: 'title', cell: row => text(row.title) },
    { label: 'Type', place: 'second-end', cell: row => words(row.property_type) },
    { label: 'Location', place: 'second', cell: row => text(`${row.city}, ${row.state}`) },
    { label: 'Price', place: 'third-end', number: true, cell: row => dollars(row.price) },
    {
      label: 'Beds/Baths',
      place: 'third',
      before: 'Beds/Baths',
      cell: row => text(`${row.bedrooms} / ${row.bathrooms}`),
    },
    { label: 'Status', place: 'title-end', cell: row => badge(tones, row.status) },
  ],
})
