// The share of those things that a limit leaves: "what share of guests came back".
import type { Column, Plan, Quantity } from '#engine/plan.ts'
import { adds } from '#engine/parse/assemble/adds.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { tableOf } from '#engine/parse/assemble/keys.ts'
import { placeOf, quantities } from '#engine/parse/assemble/plan-columns.ts'
import { speaksOf } from '#engine/parse/assemble/speaks-of.ts'
import { areDoers } from './share-of-doers.ts'

/** "What share of guests came back", "what share of bookings comes from guests who did": of things, or of what they have. */
export function held(draft: Draft, plan: Plan, from: number): Plan | null {
  const { index, picker } = draft
  // "For homes with at least 20 stays, what percent was cancelled": the limit says of which, and not the part.
  const limits = of(draft.placed, 'having')
  const isWhole = limits.length > 0 && limits.every(({ start }) => start < from)
  if (isWhole && of(draft.placed, 'condition').some(({ start }) => start > from)) return null
  const [key] = plan.keys
  const whole = [...of(draft.placed, 'noun'), ...of(draft.placed, 'quantity')]
    .filter(({ start, item }) => start > from && !item.weak)
    .toSorted((a, b) => a.start - b.start)[0]
  const noun = whole?.item.kind === 'noun' ? picker.noun(whole.item.nouns) : null
  const thing = key?.kind === 'thing' ? index.noun(key.noun) : null
  // "Of sessions with at least one search, what percent had at least one purchase": the first limit says of which.
  const among = limits.filter(({ start }) => start < from).length
  const isParted = among > 0 && among < limits.length && plan.keep.length === limits.length
  const isOfThings = of(draft.placed, 'noun').some(
    ({ item, start }) => start < from && thing !== null && item.nouns.includes(thing.id),
  )
  // A share of guests is over all guests, also those who only cancelled.
  if (
    (isParted && isOfThings) ||
    (whole?.item.kind !== 'quantity' && (noun === null || noun.id === thing?.id))
  ) {
    const summary = { kind: 'share' as const, ...(isParted ? { among } : {}) }
    return { ...ofAllThings(draft, plan), keepEmpty: !areDoers(draft, plan), summary }
  }
  const [first] = quantities(plan)
  if (first === undefined || thing === null) return null
  const quantity: Quantity = noun === null ? first.quantity : { kind: 'count', noun: noun.id }
  const table = tableOf(draft, quantity)
  if (!adds(index, quantity) || index.path(table, thing.table) === null) return null
  // Both numbers of a share are of the same time.
  const time =
    tableOf(draft, first.quantity) === table ? first.where.filter(one => one.kind === 'during') : null
  const place = placeOf(plan, quantity)
  if (place < 0 && time === null) return null
  const columns: Column[] =
    place >= 0 ? [...plan.columns] : [...plan.columns, { kind: 'quantity', quantity, where: time ?? [] }]
  return {
    ...plan,
    columns,
    keepEmpty: false,
    summary: { kind: 'share', of: place >= 0 ? place : columns.length - 1 },
  }
}

/** "What share of guests came back for another stay": only what is counted is narrowed to stays, and not the guests. */
function ofAllThings(draft: Draft, plan: Plan): Plan {
  const stated = plan.where.filter(one =>
    of(draft.placed, 'condition').some(({ item }) => speaksOf(draft, item.condition, one)),
  )
  const unstated = plan.where.filter(one => !stated.includes(one))
  return {
    ...plan,
    where: stated,
    columns: plan.columns.map(one =>
      one.kind === 'quantity' ? { ...one, where: [...one.where, ...unstated] } : one,
    ),
  }
}
