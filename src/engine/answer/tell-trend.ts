// Values over time: the peak and the low, growth, running totals.
import type { ResultRow } from '#contract/sample.ts'
import type { Grain, Key } from '#engine/plan.ts'
import { formatValue, numberOf } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { atKey, keyWords } from './key-words.ts'
import type { Spoken } from './quantity-words.ts'
import { definite } from './superlatives.ts'
import { compareSides } from './tell-comparison.ts'
import {
  amountsTo,
  be,
  companions,
  lead,
  numberIn,
  scopeOf,
  toldAt,
  valueOf,
  withConditions,
  type Telling,
  type Told,
} from './telling.ts'
import { isStillOpen, spanOf, timeOf } from './time-span.ts'

export type TimeKey = Extract<Key, { kind: 'time' }>

export function tellTrend(telling: Telling, key: TimeKey): string {
  const told = lead(telling)
  const column = telling.plan.columns[told.place]
  const rows = telling.rows.filter(row => numberIn(row, told) !== null)
  if (rows.length === 0)
    return `No ${spaced(told.spoken.label, be(telling, false), 'recorded', scopeOf(telling, told.spoken))}.`
  if (column?.kind === 'growth' && rows.length > 1)
    return growth(telling, told, toldAt(telling, column.of), rows, key.grain)
  if (column?.kind === 'running') return runningTotal(telling, told, rows)
  if (rows.length === 2 && telling.plan.columns.length === 1) return twoTimes(telling, told, rows, key)
  if (rows.length <= 3) return everyTime(telling, told, rows)
  const others = companions(telling, told).filter(
    ({ place }) => telling.plan.columns[place]?.kind === 'quantity',
  )
  const beside = others
    .slice(0, 1)
    .map(other => ` ${peak(telling, withConditions(telling, other), telling.rows)}.`)
  return `${peakAndLow(telling, withConditions(telling, told), rows, key)}.${beside.join('')}`
}

const subject = (telling: Telling, spoken: Spoken): string =>
  sentenceCase(spaced(spoken.adds ? spoken.label : definite(spoken), scopeOf(telling, spoken)))

function twoTimes(
  telling: Telling,
  told: Told,
  rows: readonly ResultRow[],
  { grain, attribute }: TimeKey,
): string {
  const sides = rows.map(row => ({
    label: null,
    where: [{ kind: 'during' as const, attribute, ...spanOf(timeOf(telling, row), grain) }],
    values: [{ told, value: valueOf(row, told) }],
  }))
  return compareSides({ ...telling, period: null, periodLabel: null }, sides)
}

function everyTime(telling: Telling, told: Told, rows: readonly ResultRow[]): string {
  const { spoken } = told
  const parts = rows.map(row => `${formatValue(valueOf(row, told), spoken.format)} ${atKey(telling, row)}`)
  return `${subject(telling, spoken)} ${amountsTo(telling, spoken)} ${joined(parts)}.`
}

function peakAndLow(telling: Telling, told: Told, rows: readonly ResultRow[], { grain }: TimeKey): string {
  const show = (row: ResultRow | undefined) => formatValue(valueOf(row, told), told.spoken.format)
  const values = rows.map(row => numberIn(row, told) ?? 0)
  if (new Set(values).size === 1)
    return `${subject(telling, told.spoken)} ${amountsTo(telling, told.spoken)} ${show(rows[0])} in each of the ${rows.length} ${grain}s`
  const low = lowest(rows, told)
  const whole = rows.filter(row => isWhole(telling, row, grain))
  const lowWhole = whole.length < 2 ? low : lowest(whole, told)
  const isSame = numberIn(low, told) === numberIn(lowWhole, told)
  const end = isSame
    ? `the low was ${show(low)} ${atKey(telling, low)}`
    : `the lowest full ${grain} was ${keyWords(telling, lowWhole)} with ${show(lowWhole)}`
  return `${peak(telling, told, rows)}; ${end}`
}

const lowest = (rows: readonly ResultRow[], told: Told): ResultRow | undefined =>
  rows.toSorted((a, b) => (numberIn(a, told) ?? 0) - (numberIn(b, told) ?? 0))[0]

/** "Revenue peaked in July 2026 at $284,420". */
function peak(telling: Telling, told: Told, rows: readonly ResultRow[]): string {
  const most = Math.max(...rows.map(row => numberIn(row, told) ?? Number.NEGATIVE_INFINITY))
  const at = rows.filter(row => numberIn(row, told) === most)
  const value = formatValue(most, told.spoken.format)
  const when =
    at.length > 2
      ? `${at.length} times, first ${atKey(telling, at[0])},`
      : joined(at.map(row => atKey(telling, row)))
  return `${subject(telling, told.spoken)} peaked ${when} at ${value}`
}

/** A month that has only begun, or that the period cuts, is low for no reason of its own. */
function isWhole(telling: Telling, row: ResultRow, grain: Grain): boolean {
  const { from, to } = spanOf(timeOf(telling, row), grain)
  const isWithin = (telling.period?.spans ?? []).every(
    span => (span.from === undefined || span.from <= from) && (span.to === undefined || to <= span.to),
  )
  return isWithin && !isStillOpen(telling, row, grain)
}

function growth(telling: Telling, told: Told, of: Told, rows: readonly ResultRow[], grain: Grain): string {
  const sorted = rows.toSorted((a, b) => (numberIn(b, told) ?? 0) - (numberIn(a, told) ?? 0))
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const [up, down] = [numberIn(best, told) ?? 0, numberIn(worst, told) ?? 0]
  const show = (value: number) => formatValue(Math.abs(value), told.spoken.format)
  const name = subject(telling, of.spoken)
  const drop = `the sharpest drop was ${show(down)} ${atKey(telling, worst)}`
  if (up <= 0) return `${name} never rose on the ${grain} before; ${drop}.`
  const rise = `${name} grew the most ${atKey(telling, best)}, by ${show(up)} on the ${grain} before`
  return down < 0 ? `${rise}; ${drop}.` : `${rise}; it never fell.`
}

function runningTotal(telling: Telling, told: Told, rows: readonly ResultRow[]): string {
  const last = rows.at(-1)
  const value = formatValue(numberOf(valueOf(last, told)), told.spoken.format)
  const reached = telling.isPast ? 'reached' : 'reaches'
  return `${subject(telling, told.spoken)} ${reached} ${value} ${atKey(telling, last)}.`
}
