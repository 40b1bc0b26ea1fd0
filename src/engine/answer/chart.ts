// The picture that fits the rows, by rule: a number stands alone, time runs in a line, groups are bars from zero, lists stay tables.
import type { Chart, ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Key, Plan } from '#engine/plan.ts'
import { numberOf } from './format.ts'
import { leadPlace } from './telling.ts'

const mostBars = 20
const mostSeries = 6
const mostValues = 4

/** Null where there is nothing to draw. `cut` says how many bars are drawn of a longer list. */
export function chart(
  plan: Plan,
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
): Chart | null {
  if (rows.length === 0 || columns.length === 0) return null
  const values = valueColumns(plan, columns)
  const drawn = values.filter(({ name }) => rows.some(row => numberOf(row[name]) !== null))
  const [first] = drawn
  if (first === undefined || (plan.keys.length > 0 && isFlat(rows, first))) return { kind: 'table' }
  if (rows.length === 1) return isSeveral(plan) ? { kind: 'table' } : { kind: 'stat', column: first.name }
  const keys = keyColumns(plan, columns)
  return keys === null ? { kind: 'table' } : picture(plan, keys, drawn, rows)
}

/** Things that have none of something: bars of no height say nothing. */
const isFlat = (rows: readonly ResultRow[], { name }: ResultColumn): boolean =>
  rows.every(row => numberOf(row[name]) === 0)

/** Numbers side by side, none of which is the answer. */
function isSeveral({ keys, columns, summary }: Plan): boolean {
  const isPlain = columns.every(({ kind }) => kind === 'quantity' || kind === 'attribute')
  return keys.length === 0 && summary.kind === 'rows' && isPlain && columns.length > 1
}

/** The leading column first, then those that can share its axis: dollars and percent cannot. */
function valueColumns(plan: Plan, columns: readonly ResultColumn[]): ResultColumn[] {
  const all = columns.filter(({ role }) => role === 'value')
  if (plan.summary.kind !== 'rows') return all
  const attributes = plan.columns.filter(({ kind }) => kind === 'attribute').length
  const isList = attributes === plan.columns.length
  if (isList) return []
  const places = plan.columns.flatMap(({ kind }, place) => (kind === 'attribute' ? [] : [place]))
  const madeOfOthers = (place: number) => !['attribute', 'quantity'].includes(plan.columns[place]?.kind ?? '')
  const inOrder = [...places.filter(place => !madeOfOthers(place)), ...places.filter(madeOfOthers)]
  const measured = all.slice(attributes)
  const leading = measured[inOrder.indexOf(leadPlace(plan) ?? -1)] ?? measured[0]
  if (leading === undefined) return []
  const isMade = (column: ResultColumn) => madeOfOthers(inOrder[measured.indexOf(column)] ?? -1)
  const beside = measured.filter(
    column => column !== leading && column.format === leading.format && isMade(column) === isMade(leading),
  )
  return [leading, ...beside].slice(0, mostValues)
}

interface Keyed {
  key: Key
  column: ResultColumn
}

/** One column for each key; null where a thing is named by several, which no axis can hold. */
function keyColumns(plan: Plan, columns: readonly ResultColumn[]): Keyed[] | null {
  const all = columns.filter(({ role }) => role === 'key')
  if (all.length !== plan.keys.length) return null
  return plan.keys.flatMap((key, at) => {
    const column = all[at]
    return column === undefined ? [] : [{ key, column }]
  })
}

function picture(
  plan: Plan,
  keys: readonly Keyed[],
  values: readonly ResultColumn[],
  rows: readonly ResultRow[],
): Chart {
  const [first, second] = keys
  if (first === undefined || keys.length > 2 || plan.limitPer !== null) return { kind: 'table' }
  const time = keys.find(({ key }) => key.kind === 'time')
  const isRanking = plan.order.length > 0 && plan.order[0]?.column === leadPlace(plan)
  const y = values.map(({ name }) => name)
  if (second !== undefined) {
    const x = time ?? first
    const series = x === first ? second : first
    return inSeries(x, series, y, rows)
  }
  // A line that begins with the newest month would fall where the numbers rise.
  if (time !== undefined && !isRanking && plan.backwards !== true)
    return { kind: 'line', x: first.column.name, y }
  return { kind: 'bars', x: first.column.name, y, ...(rows.length > mostBars ? { cut: mostBars } : {}) }
}

/** Two keys: one along the axis, the other told apart by color, as long as there are few. */
function inSeries(x: Keyed, series: Keyed, y: readonly string[], rows: readonly ResultRow[]): Chart {
  const distinct = ({ column }: Keyed) => new Set(rows.map(row => row[column.name])).size
  if (distinct(series) > mostSeries) return { kind: 'table' }
  const parts = { x: x.column.name, y: y.slice(0, 1), series: series.column.name }
  if (x.key.kind === 'time') return { kind: 'line', ...parts }
  return distinct(x) > mostBars ? { kind: 'table' } : { kind: 'bars', ...parts }
}
