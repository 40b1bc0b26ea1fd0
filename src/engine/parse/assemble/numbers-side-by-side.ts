// "Revenue vs nights by city", "list price vs sold price": two numbers of the same rows, which stand beside each other.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Column, Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { quantities } from './plan-columns.ts'

/** Null where something else than two numbers stands on both sides. */
export function numbersSideBySide({ placed, index }: Draft, plan: Plan): Plan | null {
  const [versus, another] = of(placed, 'versus')
  if (versus === undefined || another !== undefined || versus.item.weighs === true) return null
  const left = placed.findLast(({ end }) => end <= versus.start)
  const right = placed.find(({ start }) => start >= versus.end)
  const areNumbers = [left, right].every(one => one !== undefined && isNumber(index, one))
  if (!areNumbers || versus.text === 'minus' || quantities(plan).length !== 2) return null
  return { ...plan, columns: ofSameRows(index, plan.columns) }
}

const isNumber = (index: ModelIndex, { item }: Placed): boolean =>
  (item.kind === 'quantity' && !item.weak) ||
  (item.kind === 'attribute' && item.attributes.every(id => index.attribute(id).kind === 'number'))

/** What homes asked and what they sold for: the asking price of a home that was not sold says nothing about it. */
function ofSameRows(index: ModelIndex, columns: readonly Column[]): Column[] {
  const nouns = columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'aggregate' ? [index.noun(one.quantity.noun)] : [],
  )
  const strict = nouns.find(({ where }) => where !== undefined)
  return columns.map(one => {
    if (one.kind !== 'quantity' || one.quantity.kind !== 'aggregate' || strict === undefined) return one
    const { where, table } = index.noun(one.quantity.noun)
    const isLoose = where === undefined && table === strict.table
    return isLoose ? { ...one, quantity: { ...one.quantity, noun: strict.id } } : one
  })
}
