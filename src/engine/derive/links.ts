// Which rows lead to which, from the foreign keys.
import type { Link } from '#contract/model.ts'
import { oneOf, wordsIn } from './names.ts'
import type { Schema, TableSchema } from './schema.ts'

/**
 * One link from a table to another. Of two keys to the same table ("vet_id", "referring_vet_id") the one that bears its name is
 * meant; where none does, a guess would count the wrong rows, and there is no link.
 */
export function deriveLinks({ tables }: Schema): Link[] {
  const joinable = new Set(tables.filter(({ primaryKey }) => primaryKey[0] === 'id').map(({ name }) => name))
  return tables.flatMap(table =>
    [...Map.groupBy(table.foreignKeys, key => key.table)].flatMap(([to, keys]) => {
      const [only] = keys
      const meant = keys.length === 1 ? only : keys.find(({ column }) => bearsNameOf(column, to))
      const known = table.columns.some(({ name }) => name === meant?.column)
      return meant !== undefined && known && joinable.has(to) && to !== table.name
        ? [{ from: table.name, column: meant.column, to }]
        : []
    }),
  )
}

const bearsNameOf = (column: string, table: string) => {
  const words = wordsIn(table)
  const stem = column.replace(/_id$/, '').replaceAll('_', ' ')
  return stem === oneOf(words) || stem === oneOf(words.slice(-1))
}

/** Links that every row has: a list may show what they lead to without losing rows. */
export const firmLinks = (table: TableSchema, links: readonly Link[]): Link[] =>
  links.filter(
    ({ from, column }) =>
      from === table.name && table.columns.some(({ name, nullable }) => name === column && !nullable),
  )

/** Something that happened, at a time and to something else: its amounts add up. */
export const isEvent = (table: TableSchema): boolean =>
  table.foreignKeys.length > 0 && table.columns.some(({ type }) => /^(date$|timestamp)/i.test(type))
