// Values as the product shows them: US dollars without cents, short month, day, year.
import type { Format } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import type { Grain } from '#engine/plan.ts'

export const nothingRecorded = 'none recorded'

export function formatValue(value: Json | undefined, format: Format): string {
  if (value === null || value === undefined) return nothingRecorded
  if (typeof value === 'object') return JSON.stringify(value)
  const number = numberOf(value)
  switch (format) {
    case 'flag':
      return value === true || value === 'true' ? 'yes' : 'no'
    case 'date':
    case 'moment':
      return formatDay(String(value))
    case 'text':
      return spelled(String(value))
    default:
      return number === null ? spelled(String(value)) : formatNumber(number, format)
  }
}

type NumberFormat = Exclude<Format, 'flag' | 'date' | 'moment' | 'text'>

export function formatNumber(value: number, format: NumberFormat): string {
  switch (format) {
    case 'money':
      return dollars(value, value !== 0 && Math.abs(value) < 1 ? 2 : 0)
    case 'price_per_sf':
      return dollars(value, 2)
    case 'percent':
      return `${percentage(value)}%`
    case 'days':
    case 'nights':
      return withUnit(value, format === 'days' ? 'day' : 'night')
    case 'year':
      return String(value)
    case 'count':
    case 'number':
    case 'ratio':
      return digits(value, 2)
  }
}

/** PostgreSQL may hand a numeric over as text. */
export function numberOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

const digits = (value: number, most: number, least = 0): string =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  }).format(value)

const dollars = (value: number, places: 0 | 2): string => {
  const amount = `$${digits(Math.abs(value), places, places)}`
  return value < 0 && /[1-9]/.test(amount) ? `-${amount}` : amount
}

/** One decimal, and more where it would read as nothing or as all. */
function percentage(value: number): string {
  const short = digits(value, 1)
  const misleads = (short === '0' && value !== 0) || (short === '100' && value !== 100)
  return misleads ? digits(value, 2) : short
}

function withUnit(value: number, unit: string): string {
  const shown = digits(value, 1)
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`
}

/** A category is stored as beach_house and said as "beach house". */
export const spelled = (text: string): string =>
  /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export interface CalendarDay {
  year: number
  month: number
  day: number
}

export function calendarDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  return { year: Number(year), month: Number(month), day: Number(day) }
}

export const monthName = (month: number): string => monthNames[month - 1] ?? String(month)

/** Mar 5, 2026. Text that holds no date is left as it is. */
export function formatDay(text: string): string {
  const on = calendarDay(text)
  return on === null ? text : `${shortDay(on)}, ${on.year}`
}

export const shortDay = ({ month, day }: CalendarDay): string => `${monthName(month).slice(0, 3)} ${day}`

/** A group by time, named by the day it begins. */
export function formatTime(value: Json | undefined, grain: Grain): string {
  if (value === null || value === undefined) return nothingRecorded
  const on = calendarDay(String(value))
  if (on === null) return String(value)
  switch (grain) {
    case 'year':
      return String(on.year)
    case 'quarter':
      return `Q${Math.ceil(on.month / 3)} ${on.year}`
    case 'month':
      return `${monthName(on.month)} ${on.year}`
    case 'week':
      return `the week of ${formatDay(String(value))}`
    case 'day':
      return formatDay(String(value))
  }
}
