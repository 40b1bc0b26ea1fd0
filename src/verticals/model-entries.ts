// Short ways to write down the entries of a model. A column that its table does not have is refused by the compiler.
import type { Attribute, Default, Words } from '#contract/model.ts'
import type { Comparator, Expr, Scalar } from '#contract/terms.ts'
import type { TableName, tables } from '#contract/tables.ts'

type ColumnOf<T extends TableName> = keyof (typeof tables)[T] & string
type About = Omit<Attribute, 'id' | 'table' | 'expr'>

/** The members of a comma-separated list: a column of words would bury the model under its vocabulary. */
export const words = (list: string): Words => list.split(',').map(word => word.trim().replaceAll(/\s+/g, ' '))

export const column = <T extends TableName>(table: T, name: ColumnOf<T>, about: About): Attribute => ({
  id: `${table}.${name}`,
  table,
  expr: { kind: 'column', column: name },
  ...about,
})

/** A column that only leads to another row; people speak of that row, not of its number. */
export const linkColumn = <T extends TableName>(table: T, name: ColumnOf<T>, label: string): Attribute =>
  column(table, name, { kind: 'identifier', format: 'text', label, words: [], quiet: true })

export const derived = (table: TableName, name: string, expr: Expr, about: About): Attribute => ({
  id: `${table}.${name}`,
  table,
  expr,
  ...about,
})

type Operand = string | number | Expr

/** A text is a column, a number itself. */
const operand = (value: Operand): Expr => {
  if (typeof value === 'string') return { kind: 'column', column: value }
  return typeof value === 'number' ? { kind: 'number', value } : value
}
const combine =
  (op: '+' | '-' | '*' | '/') =>
  (left: Operand, right: Operand): Expr => ({
    kind: 'combine',
    op,
    left: operand(left),
    right: operand(right),
  })
export const plus = combine('+')
export const minus = combine('-')
export const times = combine('*')
export const over = combine('/')
export const thisYear: Expr = { kind: 'this year' }
export const dayOf = (name: string): Expr => ({ kind: 'day', of: operand(name) })

export const is = (attribute: string, ...values: readonly Scalar[]): Default => ({
  kind: 'is',
  attribute,
  values,
})
export const isNot = (attribute: string, ...values: readonly Scalar[]): Default => ({
  kind: 'is',
  attribute,
  values,
  not: true,
})
export const compare = (
  attribute: string,
  op: Comparator,
  value: number | { attribute: string; times?: number },
): Default => ({ kind: 'compare', attribute, op, value })
