// Columns that contradict what they are called or held against: a part that is not in its whole, rows of another kind, one group's
// number beside every other group.
import type { Condition } from '#contract/terms.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import { areApart } from '#engine/parse/assemble/contradictions.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function partsFault(draft: Draft, plan: Plan): string | null {
  if (comparesWithOneGroup(plan)) return 'a comparison'
  if (isPartOutside(draft, plan)) return 'a share of which ones'
  if (countsOtherKind(draft, plan)) return 'two kinds of things'
  if (losesWhatTheyDid(draft, plan)) return 'what else is asked'
  if (keepsAllThatMove(draft, plan)) return 'which of them'
  return null
}

/** "States with more refunds than Texas": beside the row of any other state, what is of Texas is nothing. */
export const comparesWithOneGroup = ({ keys, columns, keep }: Plan): boolean => {
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  return keep.some(({ value }) => {
    const other = value.kind === 'column' ? columns[value.column] : undefined
    return (
      other?.kind === 'quantity' &&
      other.where.some(one => one.kind === 'is' && one.not !== true && grouped.has(one.attribute))
    )
  })
}

/** "Share of nights that were cancelled": nights do not count those, and a part must be one of the whole. */
const isPartOutside = ({ index }: Draft, { columns, where }: Plan): boolean =>
  columns.some(one => {
    const top = one.kind === 'quotient' && one.percent ? columns[one.top] : undefined
    const bottom = one.kind === 'quotient' ? columns[one.bottom] : undefined
    if (top?.kind !== 'quantity' || bottom?.kind !== 'quantity') return false
    const said = new Set(
      [...where, ...bottom.where].flatMap(other => ('attribute' in other ? [other.attribute] : [])),
    )
    const whole = ownWhere(index, bottom.quantity).filter(
      other => !('attribute' in other && said.has(other.attribute)),
    )
    return (
      JSON.stringify(top.quantity) === JSON.stringify(bottom.quantity) &&
      top.where.some(part => whole.some(other => isExcluded(part, other)))
    )
  })

const isExcluded = (part: Condition, whole: Condition): boolean =>
  areApart(part, whole) ||
  (part.kind === 'is' &&
    whole.kind === 'is' &&
    part.not !== true &&
    part.attribute === whole.attribute &&
    (whole.not === true
      ? part.values.every(value => whole.values.includes(value))
      : part.values.some(value => !whole.values.includes(value))))

const ownWhere = (index: Draft['index'], one: Quantity): readonly Condition[] =>
  one.kind === 'measure' ? (index.measure(one.measure).where ?? []) : (index.noun(one.noun).where ?? [])

/** "Inquiries by device, share of each": what was shared would be counted under the name of inquiries. */
const countsOtherKind = ({ index }: Draft, { columns, where }: Plan): boolean =>
  columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'count' &&
      ownWhere(index, one.quantity).some(own => where.some(said => areApart(own, said))),
  )

/** "Who spent the most, and what did they buy": those who did tell nothing of what it was. */
const losesWhatTheyDid = ({ placed }: Draft, { keys, columns }: Plan): boolean => {
  const ask = of(placed, 'ask').findLast(
    ({ text, afterAnd, item }) => text === 'what' && afterAnd === true && item.relative !== true,
  )
  const behind = placed.filter(({ start }) => ask !== undefined && start >= ask.end)
  return (
    behind.length > 0 &&
    behind.every(({ item }) => item.kind === 'noun' && item.verb === true) &&
    keys.some(({ kind }) => kind === 'thing') &&
    columns.every(({ kind }) => kind === 'quantity')
  )
}

const moving = /^(falling|declining|shrinking|dropping|decreasing|rising|growing|increasing)$/

/** "Categories with falling revenue": those where it falls, and not all of them. */
const keepsAllThatMove = ({ placed }: Draft, { keys, keep, limit }: Plan): boolean =>
  keys.length > 0 &&
  keep.length === 0 &&
  limit === null &&
  of(placed, 'change').some(
    ({ text, start }) =>
      moving.test(text) &&
      placed.some(
        one =>
          (one.item.kind === 'attribute' || one.item.kind === 'noun') &&
          one.item.plural &&
          one.end === start - 1,
      ),
  )
