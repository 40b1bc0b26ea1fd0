// What a column holds, told by its type, its keys, its name and how many different values it has.
import type { Attribute } from '#contract/model.ts'
import type { Format } from '#contract/terms.ts'
import type { ColumnSchema, TableSchema } from './schema.ts'

export interface ColumnKind {
  kind: Attribute['kind']
  format: Format
  searchable?: boolean
}

const mostCategories = 60
/** In a table of any size. */
const fewAnyway = 12

/** Null where the engine has no use for such values: documents, bytes, lists. */
export function kindOf(column: ColumnSchema, table: TableSchema): ColumnKind | null {
  const { name } = column
  const isKey = table.primaryKey.includes(name) || table.foreignKeys.some(key => key.column === name)
  if (isKey || /(^|_)(id|uuid|guid)$/.test(name)) return { kind: 'identifier', format: 'text' }
  switch (typeOf(column.type)) {
    case 'flag':
      return { kind: 'flag', format: 'flag' }
    case 'day':
      return { kind: 'day', format: 'date' }
    case 'moment':
      return { kind: 'moment', format: 'date' }
    case 'whole':
      return isCode(name)
        ? { kind: 'identifier', format: 'text' }
        : { kind: 'number', format: formatOf(name, true) }
    case 'number':
      return { kind: 'number', format: formatOf(name, false) }
    case 'text':
      return textKind(column, table)
    case null:
      return null
  }
}

function typeOf(type: string): 'flag' | 'day' | 'moment' | 'whole' | 'number' | 'text' | null {
  const plain = type.toLowerCase()
  if (/\[\]|^array/.test(plain)) return null
  if (plain.startsWith('bool')) return 'flag'
  if (plain === 'date') return 'day'
  if (plain.startsWith('timestamp')) return 'moment'
  if (/^(small|big)?int(eger|\d)?$|serial/.test(plain)) return 'whole'
  if (/^(numeric|decimal|real|double|float|money)/.test(plain)) return 'number'
  return /char|text|uuid|enum|user-defined/.test(plain) ? 'text' : null
}

/** Numbers that nobody adds up. */
const isCode = (name: string) => /(^|_)(number|no|code|zip|zipcode|postcode|phone|ssn|sku)$/.test(name)

function formatOf(name: string, whole: boolean): Format {
  if (whole && /(^|_)year$/.test(name)) return 'year'
  if (/(^|_)(percent|percentage|pct)($|_)/.test(name)) return 'percent'
  if (isMoney(name, whole)) return 'money'
  if (/(^|_)days$/.test(name)) return 'days'
  if (/(^|_)nights$/.test(name)) return 'nights'
  return whole ? 'count' : 'number'
}

// A rate may be a share of one, of a hundred or an amount of money: only what it is paid for tells.
const isMoney = (name: string, whole: boolean) =>
  /(^|_)(price|amount|cost|fee|revenue|salary|wage|balance|budget|payment|charge|deposit|tax|discount|tip|dues)$/.test(
    name,
  ) ||
  /(^|_)(hourly|daily|nightly|weekly|monthly)_(rate|fee|price)$/.test(name) ||
  (!whole && /(^|_)(total|subtotal|value|paid)$/.test(name))

function textKind(column: ColumnSchema, table: TableSchema): ColumnKind {
  const { name } = column
  if (isCode(name) || /(^|_)(email|mail|reference|barcode)$/.test(name))
    return { kind: 'identifier', format: 'text' }
  if (isName(name) || isProse(name)) return { kind: 'text', format: 'text', searchable: true }
  return isFew(column, table)
    ? { kind: 'category', format: 'text' }
    : { kind: 'text', format: 'text', searchable: true }
}

export const isName = (name: string) => /(^|_)(name|title|label)$/.test(name)
const isProse = (name: string) =>
  /(^|_)(notes?|description|comments?|message|body|text|address|remarks?)$/.test(name)

/** Few values that many rows share. */
function isFew({ name, distinct, values }: ColumnSchema, { rows }: TableSchema): boolean {
  const different = values?.length ?? distinct
  if (
    /(^|_)(status|type|category|kind|state|city|country|region|gender|method|channel|level|tier)$/.test(name)
  )
    return true
  if (different === undefined || different > mostCategories) return false
  return rows === undefined || different <= fewAnyway || different * 2 <= rows
}
