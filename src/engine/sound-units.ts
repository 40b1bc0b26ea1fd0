// Numbers held against what they cannot be: a discount in percent against a part of the price, an age against the year 1980.
// However its words were taken, such a plan was misread.
import type { Attribute } from '#contract/model.ts'
import type { Condition, Format } from '#contract/terms.ts'
import { spokenColumn } from './answer/column-words.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan, Quantity } from './plan.ts'

/** What does not fit together in a plan, or null. */
export function unsoundUnits(plan: Plan, index: ModelIndex): string | null {
  const conditions = [
    ...plan.where,
    ...plan.columns.flatMap(one => (one.kind === 'quantity' ? one.where : [])),
  ].flatMap(flat)
  if (conditions.some(one => comparesUnlike(one, index)) || keepsUnlike(plan, index))
    return 'a limit on something else'
  if (conditions.some(one => takesMoneyForDays(one, index)) || keepsPennies(plan, index))
    return 'a limit on something else'
  return conditions.some(one => takesYearForAge(one, index)) || bandsYearsOfAge(plan, index)
    ? 'years or ages'
    : null
}

const flat = (condition: Condition): Condition[] => {
  if (condition.kind === 'not') return flat(condition.of)
  return condition.kind === 'any' || condition.kind === 'all' ? condition.of.flatMap(flat) : [condition]
}

const lengths = new Set<Format>(['nights', 'days'])
const parts = new Set<Format>(['percent', 'ratio'])

/** A part is held against a part, an amount against an amount. */
const areUnlike = (one: Format, other: Format): boolean =>
  parts.has(one) !== parts.has(other) || (one === 'money') !== (other === 'money')

const comparesUnlike = (one: Condition, index: ModelIndex): boolean =>
  one.kind === 'compare' &&
  typeof one.value !== 'number' &&
  areUnlike(index.attribute(one.attribute).format, index.attribute(one.value.attribute).format)

function keepsUnlike(plan: Plan, index: ModelIndex): boolean {
  const others = plan.keep.flatMap(({ column, value }) =>
    value.kind === 'column' ? [{ column, other: value.column }] : [],
  )
  const formatOf = (place: number): Format => spokenColumn(plan, index, place).format
  return others.some(({ column, other }) => areUnlike(formatOf(column), formatOf(other)))
}

/** "Bookings made more than once by the same guest": so many bookings, and no guests who paid over a dollar. */
const keepsPennies = (plan: Plan, index: ModelIndex): boolean =>
  plan.keep.some(
    ({ column, value }) =>
      value.kind === 'number' &&
      value.value > 0 &&
      value.value <= mostPennies &&
      isTotal(plan, column) &&
      spokenColumn(plan, index, column).format === 'money',
  )
const mostPennies = 3
const isTotal = ({ columns }: Plan, place: number): boolean => {
  const column = columns[place]
  return (
    column?.kind === 'quantity' && (column.quantity.kind === 'measure' || fnOf(column.quantity) === 'sum')
  )
}
const fnOf = (quantity: Quantity) => (quantity.kind === 'aggregate' ? quantity.fn : null)

const isYear = (value: number | undefined): boolean =>
  value !== undefined && Number.isInteger(value) && value >= 1900 && value < 2100

/** Counted back from a year: how many years ago it was. */
const isAge = ({ expr, format }: Attribute): boolean =>
  format === 'number' &&
  expr.kind === 'combine' &&
  expr.op === '-' &&
  expr.left.kind === 'number' &&
  isYear(expr.left.value)

const takesYearForAge = (one: Condition, index: ModelIndex): boolean =>
  one.kind === 'compare' &&
  typeof one.value === 'number' &&
  isYear(one.value) &&
  isAge(index.attribute(one.attribute))

/** A century of nights or of days on the market: a price, or a number of something else. */
const takesMoneyForDays = (one: Condition, index: ModelIndex): boolean =>
  one.kind === 'compare' &&
  typeof one.value === 'number' &&
  one.value > 36_500 &&
  lengths.has(index.attribute(one.attribute).format)

const bandsYearsOfAge = ({ keys }: Plan, index: ModelIndex): boolean =>
  keys.some(
    key =>
      key.kind === 'bands' &&
      isAge(index.attribute(key.attribute)) &&
      key.bands.some(({ from, to }) => isYear(from) || isYear(to)),
  )
