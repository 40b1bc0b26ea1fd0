// Days on which the samples are put to the test, and small ways to look at many rows at once.
import type { Day, Sample } from '#contract/sample.ts'
import type { RowOf, TableName } from '#contract/tables.ts'

/** An ordinary day first; then days on which calendars go wrong. */
export const sampleDays = ['2026-11-15', '2024-02-29', '2025-01-01', '2027-12-31', '2030-03-31']

export function tablesOf(sample: Sample, asOf: Day): <T extends TableName>(table: T) => RowOf<T>[] {
  const rows = sample.rows(asOf)
  return table => {
    const found = rows[table]
    if (found === undefined) throw new Error(`the ${sample.demo} sample has no ${table}`)
    return found
  }
}

export function countBy<R>(rows: readonly R[], key: (row: R) => string | number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1
  return counts
}

export const distinct = <R, V>(rows: readonly R[], value: (row: R) => V): Set<V> => new Set(rows.map(value))

/** The members of a comma-separated list. */
export const setOf = (list: string): Set<string> => new Set(list.split(', '))

export const share = <R>(rows: readonly R[], matches: (row: R) => boolean): number =>
  rows.filter(matches).length / rows.length

export const sum = <R>(rows: readonly R[], value: (row: R) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)

export const average = <R>(rows: readonly R[], value: (row: R) => number): number =>
  sum(rows, value) / rows.length

/** None comes after its successor. */
export const inOrder = (values: readonly string[]): boolean =>
  values.every((value, index) => value <= (values[index + 1] ?? value))

/** Those that lie outside both ends. */
export const outside = <R>(rows: readonly R[], value: (row: R) => string, from: string, to: string): R[] =>
  rows.filter(row => value(row) < from || value(row) > to)

/** Exact to the cent. */
export const isMoney = (amount: number): boolean => Math.round(amount * 100) / 100 === amount

/** The share of all that falls on the few largest. */
export function shareOfTop(counts: Record<string, number>, top: number): number {
  const sorted = Object.values(counts).sort((a, b) => b - a)
  return sum(sorted.slice(0, top), Number) / sum(sorted, Number)
}

export const invented = /@(example\.com|[a-z]+\.example\.(net|org))$/
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Days between two dates or moments, the earlier one first. */
export const daysBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / 86_400_000

/** The date some calendar months before or after, as PostgreSQL counts them. */
export function monthsFrom(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return new Date(
    Date.UTC(
      lastOfMonth.getUTCFullYear(),
      lastOfMonth.getUTCMonth(),
      Math.min(date, lastOfMonth.getUTCDate()),
    ),
  )
    .toISOString()
    .slice(0, 10)
}
