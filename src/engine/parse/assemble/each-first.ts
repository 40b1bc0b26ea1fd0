// "The busiest month in each state", "in which month did each area sell the most": a month for every state. Taken in the order in which
// they are named, it would be a state for every month.
import type { PlacedOf } from './items.ts'

const unit = /^(day|week|month|quarter|year|weekday|day of the week|hour|hour of the day)s?$/
const apart = /^((for|in|of|within|by|at) )?(each|every)\b|^(per|by)\b/

export function eachFirst(keys: readonly PlacedOf<'key'>[], isRanked: boolean): readonly PlacedOf<'key'>[] {
  const [one, other] = keys
  const isTurned =
    isRanked &&
    keys.length === 2 &&
    one !== undefined &&
    other !== undefined &&
    unit.test(one.text) &&
    other.item.key.kind === 'attribute' &&
    apart.test(other.text)
  return isTurned ? [other, one] : keys
}
