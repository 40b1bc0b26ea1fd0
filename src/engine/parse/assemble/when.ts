// Which date of which rows a period speaks of.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { conditionSpelled } from '#engine/condition-spelled.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import { addUnits } from '#engine/time/calendar.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export function dateOf(
  index: ModelIndex,
  quantity: Quantity,
  where: readonly Condition[] = [],
): string | null {
  if (quantity.kind === 'measure') {
    const measure = index.measure(quantity.measure)
    return measure.date ?? index.noun(measure.noun).date ?? null
  }
  return dateOfNoun(index, index.noun(quantity.noun), where)
}

/** A house that was sold is a sale: of the nouns that the conditions describe, the most particular one has the date. */
export function dateOfNoun(index: ModelIndex, noun: Noun, where: readonly Condition[]): string | null {
  const given = new Set(where.map(conditionSpelled))
  // "Departures next week, cancelled ones left out": what they leave out anyway makes no other rows of them.
  const own = new Set((noun.where ?? []).map(conditionSpelled))
  const isOwn = (one: Noun) => (one.where ?? []).every(condition => own.has(conditionSpelled(condition)))
  const described = index.model.nouns
    .filter(
      one => one.table === noun.table && one.key === undefined && (one.where ?? []).length > 0 && !isOwn(one),
    )
    .filter(one => (one.where ?? []).every(condition => given.has(conditionSpelled(condition))))
    .toSorted((a, b) => (b.where?.length ?? 0) - (a.where?.length ?? 0))
  return described[0]?.date ?? noun.date ?? null
}

export const during = (attribute: string, { from, to, months }: Period): Condition => ({
  kind: 'during',
  attribute,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(months === undefined ? {} : { months }),
})

/** The date that the question names for these rows, or the usual one. */
export function namedDate(draft: Draft, one: Quantity, where: readonly Condition[] = []): string | null {
  const { index, placed } = draft
  const table = index.noun(one.kind === 'measure' ? index.measure(one.measure).noun : one.noun).table
  const named = [
    ...of(placed, 'period').flatMap(({ item }) => item.dates),
    ...of(placed, 'date').map(({ item }) => item.attribute),
    ...(one.kind === 'count' ? rivalOfKey(placed, index.noun(one.noun)) : []),
  ]
  return named.find(id => index.attribute(id).table === table) ?? dateOf(index, one, where)
}

/** "Bookings this year by the month they were made": those made this year; "for August, by month made" are stays in it. */
function rivalOfKey(placed: readonly Placed[], { otherDates = [] }: Noun): string[] {
  const rivals = new Set(otherDates.flatMap(({ attribute, rival }) => (rival === true ? [attribute] : [])))
  const periods = of(placed, 'period').map(({ item }) => item.period)
  return of(placed, 'key').flatMap(({ item: { key } }) => {
    if (key.kind !== 'grain') return []
    const isWide = periods.every(
      ({ from, to }) => from !== undefined && to !== undefined && addUnits(from, 1, key.grain) < to,
    )
    return isWide ? (key.dates ?? []).filter(date => rivals.has(date)) : []
  })
}
