import type { Comparator } from '#contract/terms.ts'
import type { NumberSpan } from './numbers.ts'

/** What a question says about a number, and the tokens that say it. A unit may stand among them: "4 bedrooms or more". */
export type Comparison = Meaning & {
  unit: Exclude<NumberSpan['kind'], 'ordinal'>
  numbers: readonly NumberSpan[]
  used: readonly number[]
}

export type Meaning =
  | { kind: 'compare'; op: Comparator; value: number }
  /** `low` belongs to it; `high` too unless it is open. */
  | { kind: 'between'; low: number; high: number; openHigh: boolean }
  /** Within 10 % of `value` either way. */
  | { kind: 'around'; value: number; low: number; high: number }
  | { kind: 'one of'; values: readonly number[] }

/** An ordinal is never compared: callers leave them out. */
export function unitOf(number: NumberSpan): Comparison['unit'] {
  return number.kind === 'ordinal' ? 'plain' : number.kind
}

export function indices(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)
}
