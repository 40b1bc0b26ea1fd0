import { demoPaths } from '#brand/navigation.ts'
import type { RowOf } from '#contract/tables.ts'
import {
  badge,
  date,
  dollars,
  dollarsPerFoot,
  missing,
  number,
  text,
  type Cell,
} from '#web/demo/table/cell.ts'
import { defineTable } from '#web/demo/table/table-definition.ts'

type Listing = RowOf<'real_estate_listings'>
const tones = { COP: 'green', SLD: 'blue', SCO: 'yellow', others: 'grey' } as const

/** An uploaded row may lack any of it; a half bath is a partial one. */
function bedsAndBaths({ beds, full_baths, partial_baths }: Listing): Cell {
  const baths = full_baths === null ? null : full_baths + (partial_baths ?? 0) / 2
  return beds === null && baths === null ? missing : text(`${beds ?? 'N/A'} / ${baths ?? 'N/A'}`)
}

export const listings = defineTable<Listing>({
  id: 'listings',
  label: 'MLS Listings',
  items: 'listings',
  note: 'COP active, SCO under contract, SLD sold, EXP expired, WDN withdrawn. DOM is days on market.',
  empty: {
    title: 'No listings yet',
    action: { label: 'Upload a CSV file to get started', to: demoPaths.realEstateUpload },
  },
  rows: {
    kind: 'whole',
    load: async () => (await import('#web/data/real-estate.ts')).listListings(),
  },
  columns: [
    { label: 'MLS #', place: 'third-first', before: 'MLS', cell: row => text(row.mls_number) },
    { label: 'Address', place: 'title', cell: row => text(row.address) },
    { label: 'Status', place: 'title-end', cell: row => badge(tones, row.status) },
    { label: 'Price', place: 'second-end', number: true, cell: row => dollars(row.price) },
    { label: 'Beds/Baths', place: 'third-next', after: 'bd/ba', cell: bedsAndBaths },
    { label: 'Subdivision', place: 'second-first', cell: row => text(row.subdivision) },
    { label: 'Close Date', place: 'second-next', before: 'Closed', cell: row => date(row.close_date) },
    {
      label: 'DOM',
      place: 'third-more',
      before: 'DOM',
      number: true,
      cell: row => number(row.days_on_market),
    },
    {
      label: '$/SF',
      place: 'third-end',
      after: '/SF',
      number: true,
      cell: row => dollarsPerFoot(row.price_per_sf),
    },
  ],
})
