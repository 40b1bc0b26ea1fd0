// Numbers among what is counted: "how many of those were cancelled", "and what share of them came back".
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Column } from '#engine/plan.ts'
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

/** "Of those, how many were cancelled": then cancelled ones are among them. */
export const lifted = (parts: readonly Part[]): Condition[] =>
  parts.flatMap(({ where }) => where.flatMap(attributesOf)).map(attribute => ({ kind: 'free', attribute }))

/** The columns with one more for each part, behind what it is a part of. */
export function withParts(columns: readonly Column[], parts: readonly Part[]): Column[] {
  const base = columns.findIndex(({ kind }) => kind === 'quantity')
  const whole = columns[base]
  if (parts.length === 0) return [...columns]
  if (whole?.kind !== 'quantity' || whole.quantity.kind === 'aggregate')
    throw new Unclear('how many of which')
  const result = [...columns]
  for (const { how, where, label } of parts) {
    result.push({ ...whole, where: [...whole.where, ...where], label })
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
