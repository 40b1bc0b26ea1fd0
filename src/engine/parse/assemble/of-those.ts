// Numbers among what is counted: "how many of those were cancelled", "and what share of them came back".
import type { Noun } from '#contract/model.ts'
import type { Condition, Scalar } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Column } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { conditionsOf } from './narrowing.ts'
import { Unclear } from './unclear.ts'

export interface Part {
  how: 'count' | 'share'
  where: readonly Condition[]
  label: string
  /** Only the parts are asked for. */
  apart: boolean
}

/** Where the first of them begins: what is said behind it speaks of a part only. */
export const firstPart = ({ placed }: Draft): number => of(placed, 'of those')[0]?.start ?? Infinity

export function partsOf(draft: Draft, noun: Noun | null): Part[] {
  const marks = of(draft.placed, 'of those')
  return marks.map(({ item, start }, at) => {
    const end = marks[at + 1]?.start ?? Infinity
    const within = (place: number) => place > start && place < end
    const where = conditionsOf(draft, noun, within)
    if (where.length === 0) throw new Unclear('which of those')
    const words = of(draft.placed, 'condition').filter(one => within(one.start))
    // "Only with a pool", said later: of all parts, or of the last.
    if (item.apart !== undefined && words.length > 1) throw new Unclear('which of those')
    return {
      how: item.how,
      where,
      label: words.map(({ text }) => text).join(' '),
      apart: item.apart === true,
    }
  })
}

/** "Of those, how many were cancelled": then cancelled ones are among them. Nothing is let in for "how many were weekly". */
export function lifted({ index }: Draft, parts: readonly Part[]): Condition[] {
  const isLeftOut = (attribute: string, value: Scalar): boolean =>
    index.model.nouns.some(({ where = [] }) =>
      where.some(
        own =>
          own.kind === 'is' && own.not === true && own.attribute === attribute && own.values.includes(value),
      ),
    )
  const freed = new Set(
    parts.flatMap(({ where }) =>
      where.flatMap(one =>
        one.kind === 'is' && !one.values.some(value => isLeftOut(one.attribute, value))
          ? []
          : attributesOf(one),
      ),
    ),
  )
  // "Weekly bookings and cancelled bookings": what is let in for one must not be counted among the others.
  const isShared = parts.every(({ where, apart }) => {
    const own = new Set(where.flatMap(attributesOf))
    return !apart || [...freed].every(id => own.has(id))
  })
  if (!isShared) throw new Unclear('which of those')
  return [...freed].map(attribute => ({ kind: 'free', attribute }))
}

/** "How many searches, and how many of those ended in a purchase": no row is of two kinds. What became of it is no kind. */
const isOtherKind = (noun: Noun | null, part: Condition): boolean =>
  (noun?.where ?? []).some(
    own =>
      own.kind === 'is' &&
      own.not !== true &&
      part.kind === 'is' &&
      part.not !== true &&
      own.attribute === part.attribute &&
      !own.attribute.endsWith('.status') &&
      !own.values.some(value => part.values.includes(value)),
  )

/** "Sales in 2025 and how many are for sale": no row is both, and only the first have such a day. */
const isUndated = (noun: Noun | null, part: readonly Condition[]): boolean =>
  (noun?.where ?? []).some(
    own =>
      own.kind === 'is' &&
      own.not !== true &&
      part.some(
        one =>
          one.kind === 'is' &&
          one.not !== true &&
          one.attribute === own.attribute &&
          !one.values.some(value => own.values.includes(value)),
      ),
  )

/** What is there now is counted whenever others closed; of what is over it could not be told when. */
function ofToday(
  { model: { now } }: ModelIndex,
  whole: readonly Condition[],
  part: readonly Condition[],
  noun: Noun | null,
): Condition[] {
  const others = whole.filter(one => one.kind !== 'during' || one.attribute !== noun?.date)
  const isNow = part.some(
    one => one.kind === 'is' && one.attribute === now?.attribute && `${one.values}` === now.value,
  )
  if (others.length < whole.length && !isNow) throw new Unclear('a date')
  return others
}

/** The columns with one more for each part, behind what it is a part of. */
export function withParts(
  { index, placed }: Draft,
  columns: readonly Column[],
  parts: readonly Part[],
): Column[] {
  const base = columns.findIndex(({ kind }) => kind === 'quantity')
  const whole = columns[base]
  if (parts.length === 0) return [...columns]
  if (whole?.kind !== 'quantity' || whole.quantity.kind === 'aggregate')
    throw new Unclear('how many of which')
  const kind = whole.quantity.kind === 'count' ? index.noun(whole.quantity.noun) : null
  if (parts.some(({ apart, where }) => !apart && where.some(one => isOtherKind(kind, one))))
    throw new Unclear('which of those')
  // "Revenue and refunded revenue": what was refunded is no part of what came in.
  const isState = (one: Condition) => attributesOf(one).some(id => id.endsWith('.status'))
  if (whole.quantity.kind === 'measure' && parts.some(({ where }) => where.some(isState)))
    throw new Unclear('how many of which')
  const result = [...columns]
  for (const { how, where, label } of parts) {
    const isOther = isUndated(kind, where)
    // "Sales by month and how many are for sale": what is there now is of no month.
    if (isOther && of(placed, 'key').some(({ item }) => item.key.kind === 'grain'))
      throw new Unclear('a date')
    const shared = isOther ? ofToday(index, whole.where, where, kind) : whole.where
    result.push({ ...whole, where: [...shared, ...where], label })
    if (how === 'share')
      result.push({
        kind: 'quotient',
        top: result.length - 1,
        bottom: base,
        percent: true,
        label: `${label} pct`,
      })
  }
  return parts.every(({ apart }) => apart) ? result.filter(one => one !== whole) : result
}
