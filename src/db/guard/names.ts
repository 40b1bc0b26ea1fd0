// Follows every name in a SELECT to what it stands for, as PostgreSQL would: tables of this demo, their columns, and what
// the statement itself defines. A name that leads elsewhere is refused; left alone, `v.to_json` would call a function.
import { tables as contract, columnsOf, type TableName } from '#contract/tables.ts'
import { systemColumns } from './allowed.ts'
import { outputName } from './output-name.ts'
import { Refusal } from './refusal.ts'
import { bareColumn, columnNode, columnView, selectView, sourceView, subLinkView } from './view.ts'

interface Range {
  name: string
  columns: readonly string[]
}

interface Scope {
  ranges: readonly Range[]
  outer: Scope | null
}

type CommonTables = ReadonlyMap<string, readonly string[]>

const isTable = (name: string): name is TableName => Object.hasOwn(contract, name)

/** The tables that the SELECT reads; throws a Refusal. */
export function resolveNames(tree: unknown, allowed: readonly TableName[]): TableName[] {
  const names = new Names(allowed)
  names.select(tree, new Map(), null)
  return [...names.tables]
}

class Names {
  readonly tables = new Set<TableName>()
  readonly #allowed: readonly TableName[]

  constructor(allowed: readonly TableName[]) {
    this.#allowed = allowed
  }

  /** Checks one SELECT and returns the names of its columns. */
  select(tree: unknown, before: CommonTables, outer: Scope | null): string[] {
    const view = selectView.parse(tree)
    const known = new Map(before)
    for (const { ctename, aliascolnames, ctequery } of view.withClause?.ctes ?? []) {
      if (isTable(ctename)) throw new Refusal(`a WITH query may not take the name of the table "${ctename}"`)
      known.set(ctename, renamed(this.select(ctequery, known, outer), aliascolnames))
    }
    if (view.larg !== undefined) {
      const outputs = this.select(view.larg, known, outer)
      this.select(view.rarg, known, outer)
      const scope: Scope = { ranges: [], outer }
      this.#expressions([...view.sortClause, view.limitOffset, view.limitCount], known, scope, outputs)
      return outputs
    }
    if (view.targetList.length === 0) throw new Refusal('a SELECT without columns is not allowed')

    const scope: Scope = { ranges: view.fromClause.flatMap(item => this.#source(item, known, outer)), outer }
    const outputs = view.targetList.flatMap(({ name, val }) => {
      const star = starOf(val)
      if (star !== null) return this.#expand(star, scope)
      this.#expression(val, known, scope)
      return [name ?? outputName(val)]
    })
    const { whereClause, havingClause, windowClause, limitOffset, limitCount } = view
    this.#expressions([whereClause, havingClause, windowClause, limitOffset, limitCount], known, scope)
    this.#expressions(
      [...view.groupClause, ...view.distinctClause, ...view.sortClause],
      known,
      scope,
      outputs,
    )
    return outputs
  }

  #source(item: unknown, known: CommonTables, outer: Scope | null): Range[] {
    const { RangeVar: table, RangeSubselect: derived, JoinExpr: join } = sourceView.parse(item)
    if (table !== undefined) {
      const columns =
        (table.schemaname === undefined ? known.get(table.relname) : undefined) ?? this.#table(table.relname)
      return [
        { name: table.alias?.aliasname ?? table.relname, columns: renamed(columns, table.alias?.colnames) },
      ]
    }
    if (derived !== undefined) {
      const columns = this.select(derived.subquery, known, outer)
      return [{ name: derived.alias?.aliasname ?? '', columns: renamed(columns, derived.alias?.colnames) }]
    }
    if (join === undefined) throw new Refusal('only tables, subqueries and joins may stand in FROM')
    const ranges = [...this.#source(join.larg, known, outer), ...this.#source(join.rarg, known, outer)]
    const scope: Scope = { ranges, outer }
    for (const column of join.usingClause) this.#column([column], scope)
    this.#expression(join.quals, known, scope)
    return ranges
  }

  #table(name: string): string[] {
    const table = this.#allowed.find(allowed => allowed === name)
    if (table === undefined) throw new Refusal(`the table "${name}" is not part of this demo`)
    this.tables.add(table)
    return columnsOf(table)
  }

  #expressions(
    nodes: readonly unknown[],
    known: CommonTables,
    scope: Scope,
    outputs: readonly string[] = [],
  ): void {
    for (const node of nodes) {
      const bare = bareColumn.safeParse(node).data
      if (typeof bare === 'string' && outputs.includes(bare)) continue
      this.#expression(node, known, scope)
    }
  }

  #expression(node: unknown, known: CommonTables, scope: Scope): void {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const item of node) this.#expression(item, known, scope)
      return
    }
    for (const [kind, child] of Object.entries(node)) {
      if (kind === 'ColumnRef') this.#column(columnView.parse(child), scope)
      else if (kind === 'SubLink') {
        const { testexpr, subselect } = subLinkView.parse(child)
        this.#expression(testexpr, known, scope)
        this.select(subselect, known, scope)
      } else this.#expression(child, known, scope)
    }
  }

  #column(parts: readonly (string | null)[], scope: Scope): void {
    const [first, second, ...more] = parts
    if (more.length > 0 || typeof first !== 'string' || second === null)
      throw new Refusal('a column is named by itself or with its table, and a star stands alone')
    const column = second ?? first
    if (systemColumns.has(column)) throw new Refusal(`the system column "${column}" is not allowed`)
    const found =
      second === undefined
        ? levels(scope).some(({ ranges }) => ranges.some(range => range.columns.includes(column)))
        : this.#range(first, scope).columns.includes(column)
    if (!found) throw new Refusal(`there is no column "${parts.join('.')}"`)
  }

  #expand(star: string | undefined, scope: Scope): string[] {
    if (star !== undefined) return [...this.#range(star, scope).columns]
    if (scope.ranges.length === 0) throw new Refusal('a star needs a table')
    return scope.ranges.flatMap(range => range.columns)
  }

  #range(name: string, scope: Scope): Range {
    for (const { ranges } of levels(scope)) {
      const range = ranges.find(range => range.name === name)
      if (range !== undefined) return range
    }
    throw new Refusal(`there is no table or alias "${name}" here`)
  }
}

function levels(scope: Scope | null): Scope[] {
  return scope === null ? [] : [scope, ...levels(scope.outer)]
}

const renamed = (columns: readonly string[], names: readonly string[] = []): string[] => [
  ...names,
  ...columns.slice(names.length),
]

/** The table before a star (undefined for a star alone), or null when the output is no star. */
function starOf(output: unknown): string | undefined | null {
  const parts = columnNode.safeParse(output).data
  if (parts?.at(-1) !== null) return null
  const [table, star] = parts.length === 1 ? [undefined, ...parts] : parts
  return star === null ? table : null
}
