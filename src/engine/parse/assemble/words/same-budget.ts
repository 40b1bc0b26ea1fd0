// "750k to spend, what is for sale around 750k": the amount is named twice, and what is said behind tells how it is meant.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function sameBudget(placed: readonly Placed[]): readonly Placed[] {
  const around = of(placed, 'condition').find(
    ({ item: { condition } }) => condition.kind === 'amount' && condition.amount.kind === 'around',
  )
  if (around === undefined) return placed
  const meant = around.item.condition
  if (meant.kind !== 'amount' || meant.amount.kind !== 'around') return placed
  const { value } = meant.amount
  const names = new Set(meant.attributes)
  return placed.filter(({ item, start }) => {
    if (item.kind !== 'condition' || item.condition.kind !== 'amount' || start >= around.start) return true
    const { amount, attributes } = item.condition
    const isSame = attributes.length === 0 || names.size === 0 || attributes.some(id => names.has(id))
    return !(amount.kind === 'bound' && amount.op === '<=' && amount.value === value && isSame)
  })
}
