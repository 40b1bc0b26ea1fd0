// "How many cancellations were there, and what would they have brought in": a verb of money in a second question of the same
// sentence is asked for, where elsewhere it only tells what the things do.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function askedBeside(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wishes = inSecondQuestion(placed)
  const counts = of(placed, 'quantity').some(({ item }) => item.quantity.kind === 'count')
  const { best } = index.model
  return placed.map((one): Placed => {
    const wish = wishes.find(other => other === one)
    if (wish === undefined || wish.item.quantity.kind !== 'measure') return one
    // The money of the rows that are counted: of a cancelled one, what it would have been.
    const isTheirs = counts && best !== undefined && wish.item.quantity.measures.includes(best)
    return isTheirs ? { ...one, item: { kind: 'total' } } : { ...one, item: { ...wish.item, weak: false } }
  })
}

/** Verbs that follow "and what", "and how much", where something was asked for before. */
function inSecondQuestion(placed: readonly Placed[]): PlacedOf<'quantity'>[] {
  const second = of(placed, 'ask').filter(
    ({ item, text, afterAnd, afterBreak }) =>
      (text === 'what' || item.how === 'how much' || item.how === 'money') &&
      item.relative !== true &&
      (afterAnd === true || afterBreak === true),
  )
  return of(placed, 'quantity').filter(({ item, start }) => {
    const ask = second.findLast(one => one.start < start)
    return (
      item.weak &&
      ask !== undefined &&
      of(placed, 'quantity').some(other => !other.item.weak && other.end <= ask.start) &&
      !placed.some(other => other.start >= ask.end && other.end <= start)
    )
  })
}

/** What is asked for in a second question and is in no column of the plan. */
export function losesSecondQuestion(placed: readonly Placed[], { columns }: Plan): boolean {
  const shown = new Set(
    columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind === 'measure' ? [one.quantity.measure] : [],
    ),
  )
  return inSecondQuestion(placed).some(
    ({ item }) => item.quantity.kind === 'measure' && !item.quantity.measures.some(id => shown.has(id)),
  )
}
