// A page far from the start. OFFSET reads every row that it passes over; here the index alone is walked, from whichever end of
// the table is nearer, and only the rows of the page are read.
import type { Sorting } from './order.ts'
import type { ReadRequest } from './read-request.ts'

/** Nearer pages are cheaper without the detour. */
const deepFrom = 1000

/** Only a total order can be walked from its other end, and only a known number of rows says which end is nearer. */
export const isDeep = ({ table, filters, order, range }: ReadRequest): boolean =>
  range.offset >= deepFrom && table.keptCount && filters.length === 0 && order.at(-1)?.column === 'id'

export interface DeepPage {
  table: string
  limit: string
  offset: string
  /** A scalar query for the number of rows. */
  total: string
  sorting: (order: readonly Sorting[]) => string
}

/** An array of the ids on the page. One of its two halves takes no row, and then does not begin to walk. */
export function idsOfPage(
  order: readonly Sorting[],
  { table, limit, offset, total, sorting }: DeepPage,
): string {
  const isPastMiddle = `${offset} > ${total} / 2`
  const fromStart =
    `select t.id from ${table} t${sorting(order)}` +
    ` limit case when ${isPastMiddle} then 0 else ${limit} end offset ${offset}`
  const fromEnd =
    `select t.id from ${table} t${sorting(order.map(reversed))}` +
    ` limit case when ${isPastMiddle} then greatest(least(${limit}, ${total} - ${offset}), 0) else 0 end` +
    ` offset greatest(${total} - ${offset} - ${limit}, 0)`
  return `array(${fromStart}) || array(${fromEnd})`
}

function reversed({ column, direction, nulls }: Sorting): Sorting {
  const opposite = { first: 'last', last: 'first' } as const
  return {
    column,
    direction: direction === 'asc' ? 'desc' : 'asc',
    nulls: nulls === null ? null : opposite[nulls],
  }
}
