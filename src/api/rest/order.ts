// `order=created_at.desc.nullslast,id`: the columns to sort by, first to last.
import type { Table } from './catalogue.ts'
import { badGrammar, noSuchColumn, notServed } from './problems.ts'

export interface Sorting {
  column: string
  direction: 'asc' | 'desc'
  nulls: 'first' | 'last' | null
}

const term = /^(\w+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/

export function parseOrder(table: Table, text: string): Sorting[] {
  if (text.includes('(')) throw notServed('Sorting by a related row is not served here.')
  if (text.includes('->')) throw notServed('Sorting by a part of a JSON column is not served here.')
  const sortings = text.split(',').map(part => {
    const match = term.exec(part.trim())
    if (match === null)
      throw badGrammar(
        'order',
        text,
        'expecting column, then "asc" or "desc", then "nullsfirst" or "nullslast"',
      )
    const [, column = '', direction, nulls] = match
    if (!table.columns.has(column)) throw noSuchColumn(table.name, column)
    return {
      column,
      direction: direction === 'desc' ? ('desc' as const) : ('asc' as const),
      nulls: nulls === undefined ? null : nulls === 'nullsfirst' ? ('first' as const) : ('last' as const),
    }
  })
  const columns = sortings.map(({ column }) => column)
  const twice = columns.find((column, i) => columns.indexOf(column) !== i)
  if (twice) throw badGrammar('order', text, `${twice} is named twice`)
  return sortings
}
