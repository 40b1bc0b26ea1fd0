// Limits on what is computed for each thing or group: "more than 3 stays", "more bookings than views".
import type { Comparator, Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column, Keep, Quantity } from '#engine/plan.ts'
import { adds } from './adds.ts'
import { amountConditions } from './amount-conditions.ts'
import { toConditions } from './conditions.ts'
import type { Draft } from './draft.ts'
import type { ConditionRef, QuantityRef } from '#engine/parse/item.ts'
import { of, type ItemOf } from './items.ts'
import { differentOnes, overRows } from './many-rows.ts'
import { quantity, same } from './quantity.ts'
import { Unclear } from './unclear.ts'
import { fits, formatOf } from './units.ts'

export interface Limit {
  quantity: Quantity
  op: Comparator
  value: number
  than: Quantity | null
  /** A number that the thing itself has, so many times. */
  own?: { attribute: string; times: number }
  /** A number of all rows. */
  all?: Quantity
  /** Where days are held against one. */
  day?: string
  /** It says what things are, whatever time is asked about. */
  standing?: true
  /** Of which kind the rows are that it counts. */
  where?: readonly Condition[]
}

/** "At least 8 bookings": whoever has so many has rows. */
export const isEnough = ({ quantity, op, value, than, own, all }: Limit): boolean =>
  quantity.kind === 'count' &&
  (op === '>=' || op === '>') &&
  value > 0 &&
  than === null &&
  own === undefined &&
  all === undefined

export const limitsOf = (draft: Draft): Limit[] => [...addedLimits(draft), ...statedLimits(draft)]

/** "Properties with more than 100 nights": a number that is the sum over many rows of a thing. */
const addedLimits = (draft: Draft): Limit[] =>
  of(draft.placed, 'condition').flatMap(({ item }): Limit[] => {
    const sum = overRows(draft, item.condition)
    if (sum === null || item.condition.kind !== 'amount') return []
    return amountConditions('', item.condition.amount).flatMap(one =>
      one.kind === 'compare' && typeof one.value === 'number'
        ? [{ quantity: sum, op: one.op, value: one.value, than: null }]
        : [],
    )
  })

function statedLimits(draft: Draft): Limit[] {
  return of(draft.placed, 'having').flatMap(({ item }): Limit[] => {
    if (item.than.kind === 'average') return []
    const counted = quantity(draft, byThePiece(draft, item))
    const limited =
      (counted.kind === 'count' ? differentOnes(draft, draft.index.noun(counted.noun)) : null) ??
      ofTheirs(draft, counted)
    if (item.than.kind === 'number' && !fits(item.than.unit, formatOf(draft.index, limited)))
      throw new Unclear('a unit')
    const standing = item.standing === true ? { standing: true as const } : {}
    const where = item.such === undefined ? {} : { where: ofSuchRows(draft, counted, item.such) }
    const limit = { quantity: limited, op: item.op, value: 0, than: null, ...standing, ...where }
    switch (item.than.kind) {
      case 'number':
        return [{ ...limit, value: item.than.value }]
      case 'day':
        return [{ ...limit, day: item.than.day }]
      case 'quantity':
        return [{ ...limit, than: quantity(draft, item.than.quantity) }]
      case 'attribute': {
        const attribute = draft.picker.attribute(item.than.attributes)
        if (attribute === null) throw new Unclear('a multiple of what')
        return [{ ...limit, own: { attribute, times: item.than.times } }]
      }
      case 'every one':
        return [{ ...limit, all: allOf(draft, limited) }]
    }
  })
}

function ofSuchRows({ index, picker, today }: Draft, counted: Quantity, such: ConditionRef): Condition[] {
  const noun = counted.kind === 'count' ? index.noun(counted.noun) : null
  const conditions = noun === null ? null : toConditions(such, { picker, noun, today })
  if (conditions === null) throw new Unclear('which of them are counted')
  return conditions
}

/** "Bought from more than 5 categories": the rows that lead from those who bought to what has a category. */
function ofTheirs({ index, placed, subject }: Draft, counted: Quantity): Quantity {
  if (counted.kind !== 'distinct' || subject === null) return counted
  const { table } = index.attribute(counted.attribute)
  const leads = (from: string) => index.path(from, table) !== null && index.path(from, subject.table) !== null
  if (leads(index.noun(counted.noun).table)) return counted
  const rows = of(placed, 'noun')
    .flatMap(({ item }) => item.nouns.map(id => index.noun(id)))
    .find(noun => leads(noun.table))
  return rows === undefined ? counted : { ...counted, noun: rows.id }
}

/** How many different ones there are at all. */
function allOf({ index, picker }: Draft, counted: Quantity): Quantity {
  const all =
    counted.kind === 'distinct' ? picker.nounOfTable(index.attribute(counted.attribute).table) : null
  if (counted.kind !== 'distinct' || all === null) throw new Unclear('every one of what')
  return { ...counted, noun: all.id }
}

/** "Sold more than 50 of": a small number without a sign counts pieces, where a verb may mean both. */
function byThePiece({ index }: Draft, { quantity: ref, than }: ItemOf<'having'>): QuantityRef {
  const isSmall = than.kind === 'number' && than.unit === 'plain' && than.value < 1000
  if (ref.kind !== 'measure' || !isSmall) return ref
  const pieces = ref.measures.filter(id => index.measure(id).format === 'count')
  return pieces.length === 0 ? ref : { ...ref, measures: pieces }
}

/** Numbers that tell what things are: a repeat guest came twice, whenever. Alone, they may as well be meant within the time. */
export function timelessIn(
  limits: readonly Limit[],
  main: readonly Quantity[],
  timed: boolean,
): (one: Quantity) => boolean {
  const standing = limits.filter(one => one.standing === true).map(one => one.quantity)
  const others = main.filter(one => !standing.some(other => same(one, other)))
  if (timed && standing.length > 0 && (others.length === 0 || others.length < main.length))
    throw new Unclear('whether that is meant within the time')
  return one => standing.some(other => same(other, one))
}

/** The rows that a limit leaves. */
export function keptBy(
  { quantity: one, op, value, than, own, all, day }: Limit,
  place: (quantity: Quantity) => number,
  placeOf: (attribute: string) => number | null,
): Keep {
  const kept = { column: place(one), op }
  if (than !== null) return { ...kept, value: { kind: 'column', column: place(than) } }
  if (day !== undefined) return { ...kept, value: { kind: 'day', day } }
  if (all !== undefined) return { ...kept, value: { kind: 'quantity', quantity: all } }
  if (own === undefined) return { ...kept, value: { kind: 'number', value } }
  const column = placeOf(own.attribute)
  if (column === null) throw new Unclear('a multiple of what')
  return { ...kept, value: { kind: 'column', column, times: own.times } }
}

/** Whether a thing without any rows would pass, or counts in an average: it must be shown then. */
export const needsEmpty = (index: ModelIndex, columns: readonly Column[], keep: readonly Keep[]): boolean =>
  keep.some(({ column, op, value }) => {
    const kept = columns[column]
    if (value.kind === 'overall') return kept?.kind === 'quantity' && adds(index, kept.quantity)
    // An average of nothing is none, and below nothing.
    const isMean = kept?.kind === 'quantity' && !adds(index, kept.quantity)
    return value.kind === 'column' || (value.kind === 'number' && !isMean && zeroFits(op, value.value))
  })

const zeroFits = (op: string, value: number) =>
  (op === '<' && value > 0) || (op === '<=' && value >= 0) || (op === '=' && value === 0)
