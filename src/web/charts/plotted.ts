// What a chart draws, worked out from the rows: labels, values and their lengths. No drawing here.
import type { Chart, ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import { grainOf, momentOf, numberOf, shown, type Grain } from './values.ts'

type Drawn = Extract<Chart, { kind: 'bars' | 'line' }>

export interface Plot {
  caption: string
  /** How the values are written. */
  measure: ResultColumn
  /** The names of what is told apart by color; one that needs no name is alone. */
  series: string[]
}
export interface Group {
  label: string
  /** One for each series; null where the rows have none. */
  values: (number | null)[]
}
export interface BarPlot extends Plot {
  groups: Group[]
  /** The group that the answer is about. */
  lead: number
  /** Groups that are not drawn. */
  left: number
}
export interface Point {
  at: number
  values: (number | null)[]
}
export interface LinePlot extends Plot {
  grain: Grain
  points: Point[]
}

/** Null where the chart names a column that the rows do not have. */
export function barPlot(
  chart: Extract<Chart, { kind: 'bars' }>,
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
): BarPlot | null {
  const base = groupsOf(chart, columns, rows)
  if (base === null) return null
  const groups = base.keys.slice(0, chart.cut).map(({ key, values }) => ({
    label: shown(key, base.x),
    values,
  }))
  return { ...base.plot, groups, lead: leadOf(groups), left: base.keys.length - groups.length }
}

export function linePlot(
  chart: Extract<Chart, { kind: 'line' }>,
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
): LinePlot | null {
  const base = groupsOf(chart, columns, rows)
  if (base === null) return null
  const points = base.keys.flatMap(({ key, values }) => {
    const at = momentOf(key)
    return at === null ? [] : [{ at, values }]
  })
  return {
    ...base.plot,
    grain: grainOf(base.x),
    points: points.sort((one, other) => one.at - other.at),
  }
}

/** The rows by what stands on the axis, with the values of each series beside each other. */
function groupsOf(chart: Drawn, columns: readonly ResultColumn[], rows: readonly ResultRow[]) {
  const named = (name: string | undefined) => columns.find(column => column.name === name)
  const x = named(chart.x)
  const measures = chart.y.flatMap(name => named(name) ?? [])
  const [measure] = measures
  if (x === undefined || measure === undefined) return null
  const split = named(chart.series)
  const parts = split ? [...new Set(rows.map(row => shown(row[split.name], split)))] : []
  const keys = new Map<string, { key: ResultRow[string] | undefined; values: (number | null)[] }>()
  rows.forEach((row, index) => {
    const key = row[chart.x]
    // Two things of one name are two things, unless the rows of one are told apart by color.
    const id = split ? JSON.stringify(key) : String(index)
    const group = keys.get(id) ?? { key, values: (split ? parts : measures).map(() => null) }
    keys.set(id, group)
    if (split) group.values[parts.indexOf(shown(row[split.name], split))] = numberOf(row[measure.name])
    else group.values = measures.map(({ name }) => numberOf(row[name]))
  })
  const plot: Plot = {
    caption: captionOf(measures, split ? [x, split] : [x]),
    measure,
    series: split ? parts : measures.map(({ label }) => label),
  }
  return { x, plot, keys: [...keys.values()] }
}

function captionOf(measures: readonly ResultColumn[], keys: readonly ResultColumn[]): string {
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const [first, ...others] = measures.map(({ label }) => label)
  const what = [first, ...others.map(lower)].join(' and ')
  // Two periods or two kinds are a group each, which says no more than their own labels do.
  const said = keys.filter(({ name }) => name !== 'group').map(({ label }) => lower(label))
  return said.length === 0 ? what : `${what} by ${said.join(' and ')}`
}

/** The first of a ranking, whichever way it runs; otherwise the longest. Two always rise or fall, and are no ranking for that. */
function leadOf(groups: readonly Group[]): number {
  const values = groups.map(({ values: [value] }) => value ?? null)
  const known = values.filter(value => value !== null)
  const rises = known.length > 2 && known.every((value, at) => at === 0 || value >= (known[at - 1] ?? value))
  const falls = known.every((value, at) => at === 0 || value <= (known[at - 1] ?? value))
  return rises || falls ? 0 : values.indexOf(Math.max(...known))
}

/** Where zero stands on a track that holds all values, and how long each is, from 0 to 1. */
export function extent(groups: readonly Group[]): { zero: number; share: (value: number) => number } {
  const values = groups.flatMap(group => group.values.filter(value => value !== null))
  const low = Math.min(0, ...values)
  const width = Math.max(0, ...values) - low
  return width === 0
    ? { zero: 0, share: () => 0 }
    : { zero: Math.abs(low) / width, share: value => Math.abs(value) / width }
}
