// A finished answer with all that is needed to speak of it.
import type { ResultColumn } from '#contract/answer.ts'
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import type { Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { addDays } from '#engine/time/calendar.ts'
import { dated } from './filter-words.ts'
import { numberOf } from './format.ts'
import { aboutWords } from './noun-phrase.ts'
import { plainly } from './plainly.ts'
import { besidePeriod, periodOf, periodsOf, sayPeriod, type PlanPeriod } from './period.ts'
import { spokenColumn } from './column-words.ts'
import { type Spoken, countedThings } from './quantity-words.ts'
import { isMany } from './superlatives.ts'
import { slotsOf, type Slot } from './slots.ts'

export interface Circumstances {
  /** The dates of the plan's period, in words. */
  periodLabel: string | null
  /** More rows matched than were read. */
  truncated: boolean
  /** A period that goes on beyond this day is spoken of in the present. Without it, every period is taken to be over. */
  today?: string
}

export interface Telling {
  plan: Plan
  index: ModelIndex
  rows: readonly ResultRow[]
  slots: readonly Slot[]
  period: PlanPeriod | null
  periodLabel: string | null
  isPast: boolean
  truncated: boolean
  today: string | null
}

export function tellingOf(
  asked: Plan,
  index: ModelIndex,
  columns: readonly ResultColumn[],
  rows: readonly ResultRow[],
  { periodLabel, truncated, today }: Circumstances,
): Telling {
  const plan = plainly(asked, index)
  const period = periodOf(plan)
  const slots = slotsOf(asked, index).map((slot, at) => ({ ...slot, column: columns[at] ?? slot.column }))
  const own = plan.columns.flatMap(column =>
    column.kind === 'quantity' ? (periodOf(column)?.spans ?? []) : [],
  )
  const spans = period?.spans ?? own
  // Who compares periods names each of them; one label cannot speak for all.
  const label = (period === null && own.length > 0) || periodsOf(plan).length > 1 ? null : periodLabel
  const isOver = today === undefined || spans.every(({ to }) => to !== undefined && addDays(to, -1) <= today)
  const isNow = today !== undefined && period?.underWay === today
  const isPast = (spans.length > 0 || label !== null) && isOver && !isNow
  return { plan, index, rows, slots, period, periodLabel: label, isPast, truncated, today: today ?? null }
}

/** A column of the plan with its name, its place and how to speak of it. */
export interface Told {
  place: number
  name: string
  spoken: Spoken
}

export function toldAt(telling: Telling, place: number): Told {
  const slot = telling.slots.find(one => one.from === 'column' && one.place === place)
  return {
    place,
    name: slot?.column.name ?? '',
    spoken: spokenColumn(telling.plan, telling.index, place),
  }
}

/** What the answer is about: the column it is sorted by, else one made of others, else the first. */
export function leadPlace(plan: Plan): number | null {
  const isValue = (place: number) => (plan.columns[place]?.kind ?? 'attribute') !== 'attribute'
  const ordered = plan.order.find(({ column }) => isValue(column))?.column
  if (ordered !== undefined) return ordered
  const places = plan.columns.map((_, place) => place).filter(isValue)
  return places.findLast(place => plan.columns[place]?.kind !== 'quantity') ?? places[0] ?? null
}

export function lead(telling: Telling): Told {
  const place = leadPlace(telling.plan)
  if (place === null) throw new RangeError('the plan has no value to speak of')
  const told = toldAt(telling, place)
  const isOnly = telling.plan.columns.every((other, at) => at === place || other.kind === 'attribute')
  return isOnly ? withConditions(telling, told) : told
}

/** A count takes its conditions with it: "active homes", not "homes for active homes". */
export function withConditions(telling: Telling, told: Told): Told {
  const column = telling.plan.columns[told.place]
  if (column?.kind !== 'quantity' || column.quantity.kind !== 'count' || column.label !== undefined)
    return told
  const label = countedThings(telling.index, told.spoken, [...column.where, ...filtersOf(telling)])
  return { ...told, spoken: { ...told.spoken, label, isScoped: true } }
}

/** The columns beside the leading one. */
export const companions = (telling: Telling, { place }: Told): Told[] =>
  telling.plan.columns.flatMap(({ kind }, at) =>
    at === place || kind === 'attribute' ? [] : [toldAt(telling, at)],
  )

export const valueOf = (row: ResultRow | undefined, { name }: { name: string }): Json | undefined =>
  row?.[name]

export const numberIn = (row: ResultRow | undefined, column: { name: string }): number | null =>
  numberOf(valueOf(row, column))

/** The conditions that are not the period. */
export const filtersOf = ({ plan, period }: Telling): Condition[] => besidePeriod(plan.where, period)

export const scopeOf = (telling: Telling, { noun, isScoped }: Spoken): string =>
  isScoped === true ? '' : aboutWords(telling.index, noun, filtersOf(telling))

/** The period as it ends a sentence about a noun; a date that is not the noun's usual one is named. */
export function periodFor({ index, period, periodLabel, today }: Telling, noun: Pick<Noun, 'date'>): string {
  const words = sayPeriod(period, periodLabel, today)
  if (period === null || period.attribute === noun.date) return words
  return dated(index.attribute(period.attribute), words)
}

export const be = ({ isPast }: Pick<Telling, 'isPast'>, many: boolean): string =>
  isPast ? (many ? 'were' : 'was') : many ? 'are' : 'is'
export const have = ({ isPast }: Pick<Telling, 'isPast'>, many: boolean): string =>
  isPast ? 'had' : many ? 'have' : 'has'
/** How a quantity and its value are joined: "revenue came to", "bookings come to", "the average stay is". */
export function amountsTo(telling: Telling, spoken: Spoken): string {
  if (!spoken.adds) return be(telling, isMany(spoken))
  return telling.isPast ? 'came to' : isMany(spoken) ? 'come to' : 'comes to'
}
