// A question made of two: which things are meant, by a number of theirs, and what is asked of them. Their list becomes conditions.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'

export interface SuchThings {
  noun: Noun
  /** The things with their limit, as a list of its own. */
  listed: Placed[]
  /** What is asked of them, without the limit. */
  counted: Placed[]
  /** The part of each group's things that the limit leaves. */
  isShare: boolean
}

/** What is asked, of the things that the list leaves; null where either is another kind of answer. */
export function narrowedByThings(
  { noun, isShare }: SuchThings,
  list: Plan,
  groups: Plan,
  index: ModelIndex,
): Plan | null {
  const [thing, ...others] = list.keys
  const isList = thing?.kind === 'thing' && thing.noun === noun.id && others.length === 0
  if (!isList || list.summary.kind !== 'rows' || list.limit !== null || groups.keep.length > 0) return null
  // Guests are told by their bookings: whatever is said of those is said of the rows that are counted for them.
  const isOwn = (one: Condition) =>
    noun.key === undefined && attributesOf(one).every(id => index.attribute(id).table === noun.table)
  const theirs = list.where.filter(one => !isOwn(one))
  const numbers = list.keep.map(({ column, op, value }): Condition | null => {
    const kept = list.columns[column]
    if (kept?.kind !== 'quantity' || value.kind !== 'number') return null
    const where = [...kept.where, ...theirs]
    return {
      kind: 'number',
      attribute: `${noun.table}.${noun.key ?? 'id'}`,
      quantity: kept.quantity,
      op,
      value: value.value,
      where,
    }
  })
  if (numbers.includes(null) || (theirs.length > 0 && numbers.length === 0)) return null
  const such = numbers.filter(one => one !== null)
  const own = list.where.filter(isOwn)
  if (isShare) return partOfEach(groups, own, such)
  return { ...groups, where: [...groups.where, ...own, ...such] }
}

function partOfEach(groups: Plan, own: readonly Condition[], such: readonly Condition[]): Plan | null {
  const [whole, ...others] = groups.columns
  if (whole?.kind !== 'quantity' || others.length > 0 || groups.limit !== null || such.length === 0)
    return null
  return {
    ...groups,
    where: [...groups.where, ...own],
    columns: [
      { ...whole, where: [...whole.where, ...such], label: 'part' },
      whole,
      { kind: 'quotient', top: 0, bottom: 1, percent: true, label: 'share pct' },
    ],
    order: [{ column: 2, descending: true }],
  }
}
