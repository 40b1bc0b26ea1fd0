// "At least 3 beds and 2 baths": what is said before the first number is said of the next ones as well.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export function sharedBound(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  let open: number | null = null
  return placed.map((one): Placed => {
    const { item, start, end, text } = one
    const condition = item.kind === 'condition' ? item.condition : null
    if (condition?.kind !== 'amount' || !areCounts(index, condition.attributes)) {
      open = null
      return one
    }
    const { amount } = condition
    const isJoined = one.afterAnd === true || one.afterBreak === true
    const goesOn = open !== null && start - open <= 2 && isJoined && !/^(exactly|just|only)\b/.test(text)
    open = null
    if (amount.kind === 'bound' && amount.op === '>=' && /^(at least|minimum|min)\b/.test(text)) open = end
    const [value, ...more] = amount.kind === 'exact' ? amount.values : []
    if (!goesOn || value === undefined || more.length > 0 || condition.not) return one
    open = end
    return {
      ...one,
      item: { kind: 'condition', condition: { ...condition, amount: { kind: 'bound', op: '>=', value } } },
    }
  })
}

/** Rooms, which there may be more of; a year or a price says enough alone. */
const areCounts = (index: ModelIndex, attributes: readonly string[]): boolean =>
  attributes.length > 0 &&
  attributes.every(
    id =>
      (index.attribute(id).units ?? []).length > 0 &&
      index.attribute(id).kind === 'number' &&
      index.attribute(id).format !== 'money',
  )
