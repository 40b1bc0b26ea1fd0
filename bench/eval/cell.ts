// Cells as they are compared: the same day, amount or word is equal however a statement spells it.
import type { Json } from '#contract/tables.ts'

export type Cell = string | number | boolean | null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const twoDigits = (value: number) => String(value).padStart(2, '0')

export function toCell(value: Json | undefined): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean' || typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : textCell(value.trim())
}

function textCell(text: string): Cell {
  if (/^-?\$?[\d,]*\.?\d+%?$/.test(text)) return Number(text.replace(/[$,%]/g, ''))
  if (/^(true|yes)$/i.test(text)) return true
  if (/^(false|no)$/i.test(text)) return false
  return (
    dayCell(text) ??
    quarterCell(text) ??
    durationCell(text) ??
    monthCell(text) ??
    text.toLowerCase().replace(/_/g, ' ').replace(/\s+/g, ' ')
  )
}

/** 2026-03-05, 2026-03, and any moment of such a day. */
function dayCell(text: string): Cell {
  const found = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(text)
  return found === null ? null : `${found[1]}-${found[2]}-${found[3] ?? '01'}`
}

/** 2026-Q1, 2026 Q1, Q1 2026. */
function quarterCell(text: string): Cell {
  const found = /^(?:(\d{4})[- ]?Q([1-4])|Q([1-4])[- ](\d{4}))$/i.exec(text)
  if (found === null) return null
  const quarter = Number(found[2] ?? found[3])
  return `${found[1] ?? found[4]}-${twoDigits(quarter * 3 - 2)}-01`
}

/** A difference of moments arrives as "12 days". */
function durationCell(text: string): Cell {
  const found = /^(\d+) days?$/.exec(text)
  return found === null ? null : Number(found[1])
}

/** Mar 2026, March 2026. */
function monthCell(text: string): Cell {
  const found = /^([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text)
  const month = months.indexOf(found?.[1]?.toLowerCase() ?? '')
  return found === null || month < 0 ? null : `${found[2]}-${twoDigits(month + 1)}-01`
}

/** Money and ratios to 0.06 %, and never stricter than a cent. */
export function same(gold: Cell | undefined, given: Cell | undefined): boolean {
  if (typeof gold !== 'number' || typeof given !== 'number') return gold === given
  return Math.abs(gold - given) <= Math.max(0.011, Math.abs(gold) * 0.0006)
}

export const spell = (cell: Cell, digits: number): string =>
  typeof cell === 'number' ? cell.toPrecision(digits) : String(cell)

export function inOrder(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [spell(a, 5), spell(b, 5)]
  return left < right ? -1 : left > right ? 1 : 0
}
