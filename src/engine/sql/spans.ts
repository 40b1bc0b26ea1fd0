// Stretches of days as rows of their own, for what lies in many of them at once: a stay from July to August is nights of both.
import type { Condition } from '#contract/terms.ts'
import type { Key } from '#engine/plan.ts'
import { addUnits, startOf } from '#engine/time/calendar.ts'
import { Unreachable } from './scope.ts'
import type { Select } from './select.ts'
import { day, literal, quoted, type Sql } from './text.ts'

export interface Span {
  /** What the row is called: a month by its first day, a year by its number. */
  name: Sql
  from: string
  to: string
}

/** More of them would make a statement that nobody can read. */
const most = 36

/** Whether rows of this key are stretches of that date. */
export function isOfSpans(key: Key, date: string | undefined): boolean {
  if (key.kind === 'time') return key.attribute === date
  return (
    key.kind === 'sides' &&
    key.sides.every(
      ({ where: [only, ...others] }) =>
        only?.kind === 'during' && only.attribute === date && others.length === 0,
    )
  )
}

export function spansOf(key: Key, period: Condition | undefined): Span[] {
  const spans = key.kind === 'sides' ? key.sides.map(named) : unitsOf(key, period)
  if (spans.length > most) throw new Unreachable('too many stretches of time')
  return spans
}

function named({ label, where: [only] }: Extract<Key, { kind: 'sides' }>['sides'][number]): Span {
  if (only?.kind !== 'during' || only.from === undefined || only.to === undefined)
    throw new Unreachable('a stretch of time needs a beginning and an end')
  return { name: quoted(label), from: only.from, to: only.to }
}

/** The weeks or months of the period; the first and the last are cut to it. */
function unitsOf(key: Key, period: Condition | undefined): Span[] {
  if (
    key.kind !== 'time' ||
    period?.kind !== 'during' ||
    period.from === undefined ||
    period.to === undefined
  )
    throw new Unreachable('a stretch of time needs a beginning and an end')
  const { from, to } = period
  const spans: Span[] = []
  for (
    let unit = startOf(from, key.grain);
    unit < to && spans.length <= most;
    unit = addUnits(unit, 1, key.grain)
  ) {
    const end = addUnits(unit, 1, key.grain)
    spans.push({
      name: key.grain === 'year' ? literal(Number(unit.slice(0, 4))) : day(unit),
      from: unit < from ? from : unit,
      to: end > to ? to : end,
    })
  }
  return spans
}

export function spansSelect(name: string, spans: readonly Span[]): Select {
  const [first, ...others] = spans.map((span): Select => ({
    outputs: [
      { sql: span.name, as: name },
      { sql: day(span.from), as: 'starts' },
      { sql: day(span.to), as: 'ends' },
    ],
  }))
  if (first === undefined) throw new Unreachable('no stretch of time')
  return { ...first, unionAll: others }
}
