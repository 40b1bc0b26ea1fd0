// Whether a result answers the question: as many rows as the gold result, and every column of it. Columns beyond those are
// welcome, names of columns do not matter, percentages may come as 12.3 or as 0.123.
import type { ResultRow } from '#contract/sample.ts'
import { inOrder, same, spell, toCell, type Cell } from './cell.ts'

export interface Gold {
  sql: string
  rows: readonly ResultRow[]
  ordered: boolean
}

/** `null` when the rows match, else what is wrong with them. */
export function mismatch({ sql, rows, ordered }: Gold, given: readonly ResultRow[]): string | null {
  if (isNothing(rows) && isNothing(given)) return null
  if (rows.length !== given.length) return `${given.length} rows for ${rows.length}`
  const gold = columnsOf(rows)
  const found = columnsOf(given)
  if (assign(gold, found, ordered)) return null
  if (isMadeUp(sql) && rows.length <= 12 && matchBesideLabel(gold, found, ordered)) return null
  return 'values differ'
}

type Column = readonly Cell[]

/** A column of the other result that stands for a gold column, and by what its numbers are multiplied. */
interface Match {
  column: Column
  factor: number
}

const scales = [1, 100, 0.01]

function columnsOf(rows: readonly ResultRow[]): Column[] {
  return Object.keys(rows[0] ?? {}).map(name => rows.map(row => toCell(row[name])))
}

const isNothing = (rows: readonly ResultRow[]) =>
  rows.length === 0 ||
  (rows.length === 1 && Object.values(rows[0] ?? {}).every(value => value === null || Number(value) === 0))

/** Gives each gold column a column of its own; tries on where a choice leads nowhere. */
function assign(gold: readonly Column[], found: readonly Column[], ordered: boolean): boolean {
  const place = (taken: readonly Match[]): boolean => {
    const column = gold[taken.length]
    if (column === undefined) return ordered || gold.length === 1 || rowsAgree(gold, taken)
    return found.some(
      candidate =>
        !taken.some(match => match.column === candidate) &&
        scalesOf(column).some(
          factor =>
            equal(column, candidate, ordered, factor) && place([...taken, { column: candidate, factor }]),
        ),
    )
  }
  return place([])
}

const scalesOf = (column: Column) =>
  column.every(cell => cell === null || typeof cell === 'number') ? scales : [1]

function equal(gold: Column, found: Column, ordered: boolean, factor: number): boolean {
  const wanted = gold.map(cell => scaled(cell, factor))
  if (ordered) return wanted.every((cell, at) => same(cell, found[at]))
  const sorted = found.toSorted(inOrder)
  return wanted.toSorted(inOrder).every((cell, at) => same(cell, sorted[at]))
}

const scaled = (cell: Cell, factor: number): Cell => (typeof cell === 'number' ? cell * factor : cell)

/** Columns may hold the same values each and yet belong together otherwise: Aspen's revenue beside Napa's name. */
function rowsAgree(gold: readonly Column[], taken: readonly Match[]): boolean {
  const ours = taken.map(({ column, factor }) => column.map(cell => scaled(cell, 1 / factor)))
  return signature(gold) === signature(ours)
}

const signature = (columns: readonly Column[]): string =>
  (columns[0] ?? [])
    .map((_, row) => columns.map(column => spell(column[row] ?? null, 3)).join('|'))
    .sort()
    .join('\n')

/** A label that the gold statement makes up itself may be worded otherwise, as long as each row has its own. */
const isMadeUp = (sql: string) => /case\s+when|extract\s*\(|to_char\s*\(/i.test(sql)

function matchBesideLabel(gold: readonly Column[], found: readonly Column[], ordered: boolean): boolean {
  const [label, ...values] = gold
  if (label === undefined || values.length === 0 || !tellsRowsApart(label)) return false
  return found.some(candidate => {
    if (!tellsRowsApart(candidate) || candidate.includes(null)) return false
    const others = found.filter(column => column !== candidate)
    return values.every(value =>
      others.some(other => scalesOf(value).some(factor => equal(value, other, ordered, factor))),
    )
  })
}

const tellsRowsApart = (column: Column) => new Set(column).size === column.length
