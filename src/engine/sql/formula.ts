// A formula as SQL, over columns by whatever name they have here. Whole numbers are divided as broken ones, and nothing by zero.
import type { Column, Formula } from '#engine/plan.ts'
import { literal, percentOf, type Sql } from './text.ts'

type Composed = Extract<Column, { kind: 'difference' | 'quotient' | 'formula' }>

export const isComposed = (column: Column): column is Composed =>
  column.kind === 'difference' || column.kind === 'quotient' || column.kind === 'formula'

export function composedSql(column: Composed, name: (place: number) => Sql): Sql {
  switch (column.kind) {
    case 'difference': {
      const [left, right] = [name(column.left), name(column.right)]
      return column.percent ? percentOf(`(${left} - ${right})`, right) : `${left} - ${right}`
    }
    case 'quotient': {
      const top =
        column.times === undefined ? name(column.top) : `${literal(column.times)} * ${name(column.top)}`
      const bottom = name(column.bottom)
      return column.percent ? percentOf(top, bottom) : `round(1.0 * ${top} / nullif(${bottom}, 0), 2)`
    }
    case 'formula':
      return `round(${column.percent ? `100.0 * ${inner(column.of, name)}` : outer(column.of, name)}, 2)`
  }
}

const inner = (formula: Formula, name: (place: number) => Sql): Sql =>
  formula.kind === 'combine' ? `(${outer(formula, name)})` : outer(formula, name)

function outer(formula: Formula, name: (place: number) => Sql): Sql {
  switch (formula.kind) {
    case 'column':
      return name(formula.column)
    case 'number':
      return literal(formula.value)
    case 'combine': {
      const [left, right] = [inner(formula.left, name), inner(formula.right, name)]
      if (formula.op !== '/') return `${left} ${formula.op} ${right}`
      return `1.0 * ${left} / ${formula.right.kind === 'number' ? right : `nullif(${right}, 0)`}`
    }
  }
}
