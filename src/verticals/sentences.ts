// Small words for answers to past questions: reads cells that may be null, and writes them as a person would.
import type { ResultRow } from '#contract/sample.ts'

export const textIn = (row: ResultRow | undefined, column: string): string => {
  const value = row?.[column]
  return typeof value === 'string' ? value : String(value ?? 'unknown')
}

/** Null where the column is null, as a sum over no rows is. */
export const numberIn = (row: ResultRow | undefined, column: string): number | null => {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}

const format = (options: Intl.NumberFormatOptions) => {
  const formatter = new Intl.NumberFormat('en-US', options)
  return (row: ResultRow | undefined, column: string): string => formatter.format(numberIn(row, column) ?? 0)
}

/** The cell as whole dollars. */
export const dollarsIn = format({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
/** The cell as dollars and cents. */
export const exactDollarsIn = format({ style: 'currency', currency: 'USD' })
export const countIn = format({ maximumFractionDigits: 2 })

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The month that the date in the cell belongs to. */
export const monthIn = (row: ResultRow | undefined, column: string): string =>
  monthName.format(new Date(textIn(row, column)))

export const dateIn = (row: ResultRow | undefined, column: string): string =>
  shortDate.format(new Date(textIn(row, column)))

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "a, b, and c", and how many more there are when the list is long. */
export function listed(rows: readonly ResultRow[], name: (row: ResultRow) => string, most = 3): string {
  const names = rows.slice(0, most).map(name)
  return rows.length > most
    ? `${names.join(', ')}, and ${rows.length - most} more`
    : conjunction.format(names)
}

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`

/** The row with the largest number in the column. */
export const highest = (rows: readonly ResultRow[], column: string): ResultRow | undefined =>
  rows.reduce<ResultRow | undefined>(
    (best, row) => ((numberIn(row, column) ?? 0) > (numberIn(best, column) ?? 0) ? row : best),
    rows[0],
  )
