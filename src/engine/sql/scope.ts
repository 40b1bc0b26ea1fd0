// The tables that one SELECT draws from: a base and what its links lead to. Attributes ask here for their columns, and the
// joins that they need are remembered.
import type { Link } from '#contract/model.ts'
import type { Expr } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Sql } from './text.ts'

/** The plan asks for an attribute that no row of the base leads to: joining it would count rows twice. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** No link leads from rows of the one table to one row of the other. */
export class Unlinked extends Unreachable {
  override name = 'Unlinked'
  readonly from: string
  readonly to: string

  constructor(from: string, to: string) {
    super(`${from} does not lead to one row of ${to}`)
    this.from = from
    this.to = to
  }
}

/** Nights on offer can only be counted between two days. */
export class NeedsPeriod extends Unreachable {
  override name = 'NeedsPeriod'
  readonly label: string

  constructor(label: string) {
    super(`${label} needs a period with a beginning and an end`)
    this.label = label
  }
}

export class Scope {
  readonly index: ModelIndex
  readonly base: string
  readonly #joined = new Map<string, Link>()
  readonly #bare: boolean

  /** `bare`: the base stands alone, so that its columns need no table before them. */
  constructor(index: ModelIndex, base: string, bare = false) {
    this.index = index
    this.base = base
    this.#bare = bare
  }

  reaches(attribute: string): boolean {
    return this.index.path(this.base, this.index.attribute(attribute).table) !== null
  }

  attribute(id: string): Sql {
    const { table, expr } = this.index.attribute(id)
    return this.expression(table, expr)
  }

  column(table: string, column: string): Sql {
    this.#join(table)
    return this.#bare ? column : `${this.index.alias(table)}.${column}`
  }

  expression(table: string, expr: Expr): Sql {
    switch (expr.kind) {
      case 'column':
        return this.column(table, expr.column)
      case 'linked':
        this.#join(table)
        return this.column(expr.table, expr.column)
      case 'number':
        return String(expr.value)
      case 'this year':
        throw new Error('the year is resolved when a question is read, since only then is today known')
      case 'day':
        return `${this.expression(table, expr.of)}::date`
      case 'spaced':
        return `(${expr.columns.map(name => this.column(table, name)).join(" || ' ' || ")})`
      case 'combine': {
        const left = this.expression(table, expr.left)
        const right = this.expression(table, expr.right)
        return expr.op === '/' ? `(${left} / nullif(${right}, 0))` : `(${left} ${expr.op} ${right})`
      }
    }
  }

  from(): Sql {
    return this.#bare ? this.base : `${this.base} ${this.index.alias(this.base)}`
  }

  joins(): Sql[] {
    const short = (table: string) => this.index.alias(table)
    return [...this.#joined.values()].map(
      ({ from, column, to }) => `JOIN ${to} ${short(to)} ON ${short(to)}.id = ${short(from)}.${column}`,
    )
  }

  get isAlone(): boolean {
    return this.#joined.size === 0
  }

  #join(table: string): void {
    const path = this.index.path(this.base, table)
    if (path === null) throw new Unlinked(this.base, table)
    for (const link of path) this.#joined.set(link.to, link)
  }
}

/** Builds a SELECT; without a join its columns are written without their table. */
export function inScope<T>(index: ModelIndex, base: string, build: (scope: Scope) => T): T {
  const scope = new Scope(index, base)
  const built = build(scope)
  return scope.isAlone ? build(new Scope(index, base, true)) : built
}
