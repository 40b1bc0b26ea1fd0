// Conditions that no row can meet: two questions were read as one.
import type { Default, Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import { addDays, isoWeekday } from '#engine/time/calendar.ts'
import { of } from './items.ts'

/** Whether what must be so is also what must not. */
export function denies(where: readonly Condition[], attribute: string): boolean {
  const values = (not: boolean) =>
    where.flatMap(one =>
      one.kind === 'is' && one.attribute === attribute && (one.not ?? false) === not ? one.values : [],
    )
  return values(false).some(value => values(true).includes(value))
}

/** "Active, pending and sold": a noun that says its own status cannot stand for rows of others. */
export function contradicts(subject: Noun | null, plan: Plan): boolean {
  return (subject?.where ?? []).some(own =>
    plan.where.some(
      one =>
        one.kind === 'is' &&
        one.values.length > 1 &&
        (areApart(own, one) || (isOneOf(own, one) && plan.columns.some(({ kind }) => kind === 'share'))),
    ),
  )
}

/** "Of the sold, expired or withdrawn what percent sold": of all of them, sales are only some. */
const isOneOf = (own: Condition, one: Condition): boolean =>
  own.kind === 'is' &&
  one.kind === 'is' &&
  own.not !== true &&
  one.not !== true &&
  own.attribute === one.attribute &&
  one.values.some(value => !own.values.includes(value))

/** "What were refunds worth": the money of completed orders is not theirs. */
export function measuresOthers(nouns: readonly Noun[], { columns }: Plan, index: ModelIndex): boolean {
  const counted = new Set(
    columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind !== 'measure' ? [one.quantity.noun] : [],
    ),
  )
  const measured = columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'measure'
      ? (index.measure(one.quantity.measure).where ?? [])
      : [],
  )
  const isOfOthers = (own: Condition) => measured.some(one => areApart(own, one))
  return nouns.some(({ id, where }) => !counted.has(id) && (where ?? []).some(isOfOthers))
}

/** No row is of both: completed and refunded. */
export const areApart = (one: Condition, other: Condition): boolean =>
  one.kind === 'is' &&
  other.kind === 'is' &&
  one.not !== true &&
  other.not !== true &&
  one.attribute === other.attribute &&
  !one.values.some(value => other.values.includes(value))

/** "Pending homes with a sold price above a million", "the active homes that closed last": only rows of another kind have it. */
export function asksWhatIsNot({ where: said, columns, order, keys }: Plan, index: ModelIndex): boolean {
  const where = [
    ...said,
    ...keys.flatMap(key => (key.kind === 'thing' ? (index.noun(key.noun).where ?? []) : [])),
    // "What is everything under contract worth at asking": what was not sold has no sold price to add up.
    ...columns.flatMap(one => (one.kind === 'quantity' ? statesOf(one.quantity, said, index) : [])),
  ]
  const limited = where.flatMap(one => (one.kind === 'compare' ? [one.attribute] : []))
  const ordering = order.flatMap(({ column }) => {
    const by = columns[column]
    return by?.kind === 'attribute' ? [by.attribute] : []
  })
  return [...limited, ...ordering].some(id => {
    const kind = index.attribute(id).noun
    const states = kind === undefined ? [] : (index.noun(kind).where ?? [])
    return states.some(state =>
      where.some(
        one =>
          one.kind === 'is' &&
          state.kind === 'is' &&
          state.not !== true &&
          one.attribute === state.attribute &&
          one.values.some(value => state.values.includes(value)) === (one.not === true),
      ),
    )
  })
}

/** What the rows of a number are, unless the question itself says it. */
function statesOf(one: Quantity, said: readonly Condition[], index: ModelIndex): readonly Default[] {
  const noun = index.noun(one.kind === 'measure' ? index.measure(one.measure).noun : one.noun)
  const own = one.kind === 'measure' ? index.measure(one.measure).where : undefined
  return (own ?? noun.where ?? []).filter(
    ({ attribute }) => !said.some(other => 'attribute' in other && other.attribute === attribute),
  )
}

/** "In the next 7 days, today included", which begin tomorrow: no row is of both times. */
export const areOtherTimes = (where: readonly Condition[]): boolean => {
  const all = where.flatMap(one => (one.kind === 'during' ? [one] : []))
  return all.some(({ attribute, to }) =>
    all.some(other => other.attribute === attribute && (other.from ?? '') >= (to ?? '9')),
  )
}

/** "For Saturdays and for Sundays": no day is both. */
const areOtherDays = (where: readonly Condition[]): boolean => {
  const all = where.flatMap(one => (one.kind === 'weekday' && one.not !== true ? [one] : []))
  return all.some(one =>
    all.some(other => other.attribute === one.attribute && !one.days.some(day => other.days.includes(day))),
  )
}

/** "Orders from Monday to Wednesday": the one Monday before today is no Wednesday. */
const isOtherDay = (where: readonly Condition[]): boolean => {
  const days = where.flatMap(one => (one.kind === 'weekday' && one.not !== true ? [one] : []))
  return where.some(
    one =>
      one.kind === 'during' &&
      one.from !== undefined &&
      one.to === addDays(one.from, 1) &&
      days.some(
        ({ attribute, days: said }) =>
          attribute === one.attribute && !said.includes(isoWeekday(one.from ?? '')),
      ),
  )
}

/** "Waiting to be completed": two states that no word joins are not either of them, unless each has its row. */
export function areUnjoined(placed: readonly Placed[], { keys, where, columns }: Plan): boolean {
  const times = columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))
  if (areOtherDays(where) || isOtherDay([...where, ...times])) return true
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const said = of(placed, 'condition').flatMap(one => {
    const { condition } = one.item
    const options = condition.kind === 'values' && !condition.not ? condition.options.flat() : []
    return options.some(({ attribute }) => !grouped.has(attribute)) ? [{ ...one, options }] : []
  })
  // "How many are active, how many are sold": each has a number of its own.
  const isParted = (from: number, to: number) =>
    of(placed, 'of those').some(({ start }) => from <= start && start <= to)
  const areTwo = (a: (typeof said)[number], b: (typeof said)[number]) =>
    !isParted(a.start, b.start) &&
    a.options.every(one => b.options.every(other => one.attribute === other.attribute)) &&
    !a.options.some(one => b.options.some(other => one.value === other.value))
  return said.some(
    (one, at) =>
      one.afterAnd !== true &&
      one.afterBreak !== true &&
      said.slice(0, at).some(before => areTwo(before, one)),
  )
}

/** "Cabins and studios", "refunds and paypal orders": things of two kinds, of which hardly any is both. */
export function joinsKinds(placed: readonly Placed[], index: ModelIndex): boolean {
  const states = (one: Placed | undefined): readonly string[] => {
    return nounsOf(one?.item).flatMap(id =>
      (index.noun(id).where ?? []).flatMap(own =>
        own.kind === 'is' && own.not !== true ? [own.attribute] : [],
      ),
    )
  }
  const values = (one: Placed | undefined): readonly string[] =>
    one?.item.kind === 'condition' && one.item.condition.kind === 'values' && !one.item.condition.not
      ? one.item.condition.options.flat().map(({ attribute }) => attribute)
      : []
  const isOther = (own: readonly string[], said: readonly string[]) =>
    own.length > 0 &&
    said.length > 0 &&
    said.every(id => own.every(one => one !== id && index.attribute(one).table === index.attribute(id).table))
  return placed.some((one, at) => {
    const [before, next, third] = [placed[at - 1], placed[at + 1], placed[at + 2]]
    if (next?.afterAnd !== true || next.afterBreak === true || next.start !== one.end + 1) return false
    // "Paypal orders last month": orders, or the day of one.
    const isHead = /^(noun|date|quantity)$/.test(third?.item.kind ?? '') && third?.start === next.end
    const said = one.item.kind === 'noun' && before?.end === one.start ? values(before) : []
    return (
      (isPlural(one.text) && isOther(states(next), values(one))) ||
      (isHead && isOther(said, values(next))) ||
      ((isHead || isPlural(next.text)) && isOther(states(one), values(next)))
    )
  })
}

const nounsOf = (item: Item | undefined): readonly string[] => {
  if (item?.kind === 'noun') return item.weak || item.none ? [] : item.nouns
  return item?.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.nouns : []
}

const isPlural = (text: string): boolean => /[^s]s$/.test(text)

/** "Guests with at least three": each of them is one guest, and something else was meant. */
export const limitsItself = ({ keys, columns, keep }: Plan): boolean =>
  keep.some(({ column }) => {
    const one = columns[column]
    return (
      one?.kind === 'quantity' &&
      one.quantity.kind === 'count' &&
      keys.some(
        key => key.kind === 'thing' && one.quantity.kind === 'count' && key.noun === one.quantity.noun,
      )
    )
  })
