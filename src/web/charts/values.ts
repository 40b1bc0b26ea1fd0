// Values as answers show them: US dollars without decimals, short month, day, year; two decimals for a price per square foot.
import type { ResultColumn } from '#contract/answer.ts'
import type { Format } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import { dayOfYear, monthAndYear } from '#web/ui/calendar-days.ts'

export type Grain = 'year' | 'quarter' | 'month' | 'week' | 'day'

/** PostgreSQL hands a numeric over as text; adding it would concatenate. */
export function numberOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

const formats = new Map<string, Intl.NumberFormat>()

/** Each format is made once: making one for every cell of a long table would be felt. */
function digits(value: number, most: 0 | 1 | 2, least: 0 | 2 = 0): string {
  const key = `${least}-${most}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
  formats.set(key, format)
  return format.format(value)
}

const dollars = (value: number, places: 0 | 2): string => {
  const amount = `$${digits(Math.abs(value), places, places)}`
  return value < 0 && /[1-9]/.test(amount) ? `-${amount}` : amount
}

const withUnit = (value: number, unit: string): string => {
  const shown = digits(value, 1)
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`
}

const shownNumber = {
  money: value => dollars(value, value !== 0 && Math.abs(value) < 1 ? 2 : 0),
  price_per_sf: value => dollars(value, 2),
  percent: value => `${digits(value, 1)}%`,
  days: value => withUnit(value, 'day'),
  nights: value => withUnit(value, 'night'),
  year: String,
  count: value => digits(value, 2),
  number: value => digits(value, 2),
  ratio: value => digits(value, 2),
} as const satisfies Partial<Record<Format, (value: number) => string>>

const isNumeric = (format: Format): format is keyof typeof shownNumber => format in shownNumber

/** Right-aligned in a table: what is compared digit by digit. A year is a name. */
export const isFigure = ({ format }: ResultColumn): boolean => isNumeric(format) && format !== 'year'

/** One value of a column, as a table and a chart write it. */
export function shown(value: Json | undefined, column: Pick<ResultColumn, 'name' | 'format'>): string {
  const { format } = column
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return format === 'flag' ? (value ? 'Yes' : 'No') : String(value)
  if (format === 'date') return shownTime(String(value), grainOf(column))
  if (format === 'moment') return shownTime(String(value), 'day')
  const number = isNumeric(format) ? numberOf(value) : null
  return isNumeric(format) && number !== null ? shownNumber[format](number) : spelled(String(value))
}

/** On an axis there is room for four or five characters: $120K, 1.2M. */
export function shownShort(value: number, format: Format): string {
  const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(
    Math.abs(value),
  )
  const sign = value < 0 ? '-' : ''
  if (format === 'money' || format === 'price_per_sf') return `${sign}$${short}`
  if (format === 'percent') return `${sign}${short}%`
  return `${sign}${short}`
}

/** A category is stored as beach_house and read as "beach house". */
const spelled = (text: string): string =>
  /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text

/** A column of periods is named after them: month, check_in_month. */
export function grainOf({ name, format }: Pick<ResultColumn, 'name' | 'format'>): Grain {
  if (format === 'year') return 'year'
  const [, grain] = /(?:^|_)(year|quarter|month|week)(?:_\d+)?$/.exec(name) ?? []
  return grain === 'year' || grain === 'quarter' || grain === 'month' || grain === 'week' ? grain : 'day'
}

/** The moment that a period begins, or null where the text holds no date. */
export function momentOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return Date.UTC(value, 0)
  const [, year, month = '1', day = '1'] =
    /^(\d{4})(?:-(\d{2})-(\d{2}))?/.exec(typeof value === 'string' ? value : '') ?? []
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day))
}

function shownTime(value: string, grain: Grain): string {
  const moment = momentOf(value)
  return moment === null ? value : shownMoment(moment, grain)
}

/** Mar 5, 2026; Mar 2026; Q1 2026; 2026. A week is named by its first day. */
export function shownMoment(moment: number, grain: Grain): string {
  const date = new Date(moment)
  switch (grain) {
    case 'year':
      return String(date.getUTCFullYear())
    case 'quarter':
      return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`
    case 'month':
      return monthAndYear(date)
    case 'week':
    case 'day':
      return dayOfYear(date)
  }
}
