// Two or more sides of a comparison: periods, groups, one thing against another.
import type { Condition } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import { addDays } from '#engine/time/calendar.ts'
import { formatNumber, formatValue, numberOf } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { periodOf, wordsOfSpans } from './period.ts'
import { amountOf } from './column-words.ts'
import { type Spoken, conditionsBehind } from './quantity-words.ts'
import { definite } from './superlatives.ts'
import {
  amountsTo,
  companions,
  lead,
  periodFor,
  scopeOf,
  valueOf,
  type Telling,
  type Told,
} from './telling.ts'

export interface Side {
  label: string | null
  where: readonly Condition[]
  values: readonly { told: Told; value: Json | undefined }[]
}

/** The rows of an answer whose only key are the sides, in the order in which the plan names them. */
export function sidesOf(telling: Telling): Side[] {
  const [key] = telling.plan.keys
  const name = telling.slots.find(({ from }) => from === 'key')?.column.name ?? ''
  if (key?.kind !== 'sides') return []
  const leading = lead(telling)
  const told = [leading, ...companions(telling, leading)].toSorted((a, b) => a.place - b.place)
  return key.sides.flatMap(({ label, where }) => {
    const row = telling.rows.find(one => one[name] === label)
    if (row === undefined) return []
    return [{ label, where, values: told.map(one => ({ told: one, value: valueOf(row, one) })) }]
  })
}

/** Two groups are two sides; null where the rows are no such pair. */
export function twoGroups(telling: Telling): Side[] | null {
  const { plan, rows, slots } = telling
  const [key] = plan.keys
  const name = slots.find(({ from }) => from === 'key')?.column.name ?? ''
  const isPlain = plan.columns.every(({ kind }) => kind === 'quantity')
  if (key?.kind !== 'attribute' || rows.length !== 2 || !isPlain || telling.truncated) return null
  const leading = lead(telling)
  const told = [leading, ...companions(telling, leading)].toSorted((a, b) => a.place - b.place)
  const sides = rows.flatMap(row => {
    const value = row[name]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
    const where: Condition[] = [{ kind: 'is', attribute: key.attribute, values: [value] }]
    return [{ label: null, where, values: told.map(one => ({ told: one, value: valueOf(row, one) })) }]
  })
  return sides.length === 2 ? sides : null
}

export function compareSides(telling: Telling, sides: readonly Side[]): string {
  const spans = sides.flatMap(side => spansOf(side))
  const isOver = spans.every(({ to }) => telling.today === null || (to !== undefined && to <= telling.today))
  const told = spans.length > 0 ? { ...telling, isPast: isOver } : telling
  const [first, second] = sides
  const spoken = first?.values[0]?.told.spoken
  if (first === undefined || spoken === undefined) return ''
  if (first.values.length > 1) return severalValues(told, spoken, sides)
  if (second === undefined || sides.length > 2 || numbers(sides).length < 2)
    return eachSide(told, spoken, sides)
  return spans.length === 2
    ? twoPeriods(told, spoken, [first, second])
    : higherAndLower(told, spoken, [first, second])
}

const spansOf = ({ where }: Side) => periodOf({ where })?.spans ?? []
const numbers = (sides: readonly Side[]) => sides.flatMap(side => numberAt(side) ?? [])
const numberAt = ({ values }: Side): number | null => numberOf(values[0]?.value)

/** "in 2025", "on mobile", "for listings with a pool", "everywhere else". */
function atSide({ index }: Telling, spoken: Spoken, { label, where }: Side): string {
  const words = conditionsBehind(index, spoken, where)
  if (words !== '' && (label === null || words.length <= 60)) return words
  if (label === null) return ''
  return /\b(?:else|elsewhere)\b/.test(label) ? label : `for ${label}`
}

const subject = (telling: Telling, spoken: Spoken): string =>
  sentenceCase(
    spaced(
      spoken.adds ? spoken.label : definite(spoken),
      scopeOf(telling, spoken),
      amountsTo(telling, spoken),
    ),
  )

function twoPeriods(telling: Telling, spoken: Spoken, sides: readonly [Side, Side]): string {
  const start = (side: Side) => spansOf(side)[0]?.from ?? ''
  const [later, earlier] = start(sides[0]) >= start(sides[1]) ? sides : [sides[1], sides[0]]
  const [now, then] = [numberAt(later) ?? 0, numberAt(earlier) ?? 0]
  const show = (value: number) => formatValue(value, spoken.format)
  const [at, before] = [later, earlier].map(side => atSide(telling, spoken, side))
  const end =
    now === then ? `the same as ${before}` : `${movement(spoken, now, then)} ${show(then)} ${before}`
  return `${subject(telling, spoken)} ${show(now)} ${at}, ${end}${unfinished(telling, later)}.`
}

function movement({ format }: Spoken, now: number, then: number): string {
  const way = now > then ? 'up' : 'down'
  if (format === 'percent') return `${way} ${points(now - then)} from`
  return then === 0 ? `${way} from` : `${way} ${change(now, then)} from`
}

const change = (now: number, then: number): string =>
  formatNumber(Math.abs((now - then) / then) * 100, 'percent')

export function points(difference: number): string {
  const shown = formatNumber(Math.abs(difference), 'percent').slice(0, -1)
  return `${shown} point${shown === '1' ? '' : 's'}`
}

/** What is asked for up to today says so itself. */
function unfinished({ today }: Telling, side: Side): string {
  const spans = spansOf(side)
  const isRunning =
    today !== null &&
    spans.some(
      ({ from = '', to }) =>
        from <= today && (to === undefined || to > addDays(today, from === today ? 0 : 1)),
    )
  return isRunning ? `; ${wordsOfSpans(spans)} is not over yet` : ''
}

function higherAndLower(telling: Telling, spoken: Spoken, sides: readonly [Side, Side]): string {
  const [more, less] = (numberAt(sides[0]) ?? 0) >= (numberAt(sides[1]) ?? 0) ? sides : [sides[1], sides[0]]
  const [high, low] = [numberAt(more) ?? 0, numberAt(less) ?? 0]
  const show = (value: number) => formatValue(value, spoken.format)
  const when = periodFor(telling, spoken.noun)
  const parts = `${show(high)} ${atSide(telling, spoken, more)} against ${show(low)} ${atSide(telling, spoken, less)}`
  return `${spaced(subject(telling, spoken), parts, when)}${ahead(spoken, high, low)}.`
}

function ahead({ format, adds }: Spoken, high: number, low: number): string {
  if (high === low) return ', so they are even'
  if (format === 'percent') return `, ${points(high - low)} higher`
  return low <= 0 ? '' : `, ${change(high, low)} ${adds ? 'more' : 'higher'}`
}

function eachSide(telling: Telling, spoken: Spoken, sides: readonly Side[]): string {
  const parts = sides.map(side => {
    const value = side.values[0]?.value
    return `${formatValue(value, spoken.format)} ${atSide(telling, spoken, side)}`
  })
  const when = periodFor(telling, spoken.noun)
  const all = spaced(joined(parts), when)
  if (numbers(sides).length === sides.length) return `${subject(telling, spoken)} ${all}.`
  return `${sentenceCase(spaced(spoken.label, scopeOf(telling, spoken)))}: ${all}.`
}

function severalValues(telling: Telling, spoken: Spoken, sides: readonly Side[]): string {
  const parts = sides.map(side =>
    spaced(
      joined(side.values.map(({ told, value }) => amountOf(told.spoken, value))),
      atSide(telling, spoken, side),
    ),
  )
  // Sides that are periods have said when.
  const when = sides.some(side => spansOf(side).length > 0) ? '' : periodFor(telling, spoken.noun)
  const scope = scopeOf(telling, spoken)
  return `The data shows ${parts.join(', against ')}${[scope, when]
    .filter(Boolean)
    .map(words => `, ${words}`)
    .join('')}.`
}
