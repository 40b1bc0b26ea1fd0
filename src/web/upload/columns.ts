// The sixteen columns of an MLS export: what each is called in the file, and where and how its cells are kept.
import type { ListingInput } from '#web/data/real-estate.ts'
import { day, flag, money, text, whole } from './cells.ts'

export type ListingColumn = keyof ListingInput

interface ExpectedColumn {
  header: string
  column: ListingColumn
  /** What a cell holds, for whoever prepares a file. */
  note: string
}

export const expectedColumns = [
  { header: 'MLS #', column: 'mls_number', note: 'required, the key' },
  { header: 'Price', column: 'price', note: '$ and commas are fine' },
  { header: 'Address', column: 'address', note: 'text' },
  { header: 'Status', column: 'status', note: 'COP, SCO, SLD, EXP, WDN' },
  { header: 'Beds', column: 'beds', note: 'whole number' },
  { header: 'FBaths', column: 'full_baths', note: 'full baths' },
  { header: 'PBaths', column: 'partial_baths', note: 'half baths' },
  { header: 'Subdvn', column: 'subdivision', note: 'subdivision' },
  { header: 'Sold Price', column: 'sold_price', note: '$' },
  { header: 'Ask Price', column: 'ask_price', note: '$' },
  { header: 'Close Date', column: 'close_date', note: 'month/day/year' },
  { header: '$/SF', column: 'price_per_sf', note: '$ per square foot' },
  { header: 'DOM', column: 'days_on_market', note: 'days on market' },
  { header: 'OwnRntIn23', column: 'owner_rental_in_23', note: '$ of rent in 2023' },
  { header: 'Pool', column: 'has_pool', note: 'Y, else no' },
  { header: 'Year Built', column: 'year_built', note: 'four digits' },
] as const satisfies readonly ExpectedColumn[]

type Readers = { [C in ListingColumn]: (cell: string) => ListingInput[C] }

export const readCell: Readers = {
  mls_number: cell => cell.trim(),
  price: money,
  address: text,
  status: text,
  beds: whole,
  full_baths: whole,
  partial_baths: whole,
  subdivision: text,
  sold_price: money,
  ask_price: money,
  close_date: day,
  price_per_sf: money,
  days_on_market: whole,
  owner_rental_in_23: money,
  has_pool: flag,
  year_built: whole,
}
