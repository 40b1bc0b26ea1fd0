// What one cell of an MLS export means. Whatever cannot be read is null: a guess would end up in somebody's average.

export const text = (cell: string): string | null => cell.trim() || null

const numeral = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** `$1,250,000.00`, also with quotes or spaces in it. Half a number (`1.2M`, `500k`) is none. */
export function money(cell: string): number | null {
  const bare = cell.replace(/[$,"'\s]/g, '')
  if (!numeral.test(bare)) return null
  const value = Number(bare)
  return Number.isFinite(value) ? value : null
}

/** Spreadsheets write a count as `3.0`, and more than 999 days as `1,204`. */
export function whole(cell: string): number | null {
  const value = money(cell)
  return value === null ? null : Math.trunc(value) + 0
}

/** `3/5/24` and `03/05/2024` are the same day of 2024, as `2024-03-05`; February 30 is no day. */
export function day(cell: string): string | null {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(cell.trim()) ?? []
  if (month === undefined || date === undefined || year === undefined) return null
  const full = year.length === 2 ? `20${year}` : year
  if (full === '0000' || Number(date) < 1 || Number(date) > daysIn(Number(full), Number(month))) return null
  return `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** None for a month that does not exist. */
function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  // A Date takes the years 0 to 99 for 1900 to 1999; the calendar repeats every 400 years.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

export const flag = (cell: string): boolean => cell.trim().toUpperCase() === 'Y'
