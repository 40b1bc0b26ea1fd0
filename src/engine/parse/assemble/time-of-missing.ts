// "Spent 2000 this year but had no orders last month": what is missing has a time of its own.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Draft } from './draft.ts'
import { of, type ItemOf } from './items.ts'
import type { Limit } from './limits.ts'

export interface TimesAsked {
  /** Of all that is there. */
  period: ItemOf<'period'> | null
  /** Of what is missing. */
  without: ItemOf<'period'> | null
}

export function timesAsked(draft: Draft, limits: readonly Limit[]): TimesAsked {
  const periods = of(draft.placed, 'period')
  const period = periods[0]?.item ?? null
  const [lost] = draft.missing
  const behind = periods.find(({ start }) => lost !== undefined && start >= lost.start)?.item
  const isOfMissing =
    lost !== undefined && behind === period && limits.some(one => rulesOut(draft, lost, one))
  return { period: isOfMissing ? null : period, without: behind ?? period }
}

/** "Spent over 1500 but bought nothing since June": in one and the same time nobody can have done both. */
function rulesOut(
  { index, placed }: Draft,
  lost: { noun: Noun; start: number },
  { quantity, op, value, than }: Limit,
): boolean {
  const isSome = (op === '>' || op === '>=') && value > 0 && than === null
  if (!isSome || (quantity.kind !== 'measure' && quantity.kind !== 'count')) return false
  const noun = index.noun(quantity.kind === 'count' ? quantity.noun : index.measure(quantity.measure).noun)
  const isNarrowed = of(placed, 'condition').some(({ start }) => start >= lost.start)
  const own = new Set((noun.where ?? []).map(one => JSON.stringify(one)))
  return (
    noun.table === lost.noun.table &&
    !isNarrowed &&
    (lost.noun.where ?? []).every(one => isExclusion(one) || own.has(JSON.stringify(one)))
  )
}

/** Bookings are all reservations that were not cancelled; cancellations are some, and who has none of them may have others. */
const isExclusion = (one: Condition): boolean => one.kind === 'compare' && one.op === '<>'
