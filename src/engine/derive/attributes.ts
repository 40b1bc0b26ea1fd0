// The columns of a table as attributes.
import type { Attribute } from '#contract/model.ts'
import { kindOf, type ColumnKind } from './column-kind.ts'
import { endsOf, flagWords, labelOf, unitsOf, wordsOf } from './column-words.ts'
import { isEvent } from './links.ts'
import type { ColumnSchema, TableSchema } from './schema.ts'

export function deriveAttributes(table: TableSchema, one: string): Attribute[] {
  return table.columns.flatMap(column => {
    const kind = kindOf(column, table)
    return kind === null ? [] : [attributeOf(column, kind, table, one)]
  })
}

function attributeOf(column: ColumnSchema, kind: ColumnKind, table: TableSchema, one: string): Attribute {
  const isLink = table.foreignKeys.some(key => key.column === column.name)
  const units = unitsOf(column)
  return {
    id: `${table.name}.${column.name}`,
    table: table.name,
    expr: { kind: 'column', column: column.name },
    ...kind,
    label: labelOf(column, one),
    // A key leads to another row; people speak of that row, not of its number.
    words: isLink ? [] : wordsOf(column, kind, one),
    ...(kind.kind === 'number' && kind.format !== 'year' ? { rollup: rollupOf(column, table, kind) } : {}),
    ...(kind.kind === 'flag' ? { flag: flagWords(column) } : {}),
    ...(units.length > 0 ? { units } : {}),
    ...endsOf(column),
    ...(kind.kind === 'identifier' || /^(updated|modified|deleted)_/.test(column.name)
      ? { quiet: true }
      : {}),
  }
}

const neverAdded =
  /(^|_)(price|rate|rating|score|age|weight|height|percent|pct|temperature|level|limit|balance)($|_)/
const alwaysAdded = /(^|_)(quantity|qty|stock|count|units|seats)$/

/** Amounts of what happened add up; prices, ratings and weights are averaged. */
function rollupOf({ name }: ColumnSchema, table: TableSchema, { format }: ColumnKind): 'sum' | 'avg' {
  if (neverAdded.test(name) || format === 'percent') return 'avg'
  return alwaysAdded.test(name) || isEvent(table) ? 'sum' : 'avg'
}
