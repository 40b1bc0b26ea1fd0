// "How many homes are on the market in Bay Colony? And how many under contract there?": things of another state, which leaves nothing
// of the first but where and when.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

/** What was asked before, without the number and the state that the new question has another of. */
export function withoutOtherState(
  earlier: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const [now, ...more] = of(given, 'quantity')
  const [before, ...others] = of(earlier, 'quantity')
  if (now?.item.quantity.kind !== 'count' || before?.item.quantity.kind !== 'count') return earlier
  if (more.length + others.length > 0) return earlier
  const [noun] = now.item.quantity.nouns.map(id => index.noun(id))
  const [counted] = before.item.quantity.nouns.map(id => index.noun(id))
  const isOf = (noun?.where ?? []).flatMap(one => (one.kind === 'is' && one.not !== true ? [one] : []))
  if (noun === undefined || noun.table !== counted?.table) return earlier
  const isOther = ({ item }: Placed) =>
    item.kind === 'condition' &&
    item.condition.kind === 'values' &&
    !item.condition.not &&
    item.condition.options
      .flat()
      .every(({ attribute, value }) =>
        isOf.some(one => one.attribute === attribute && !one.values.includes(value)),
      )
  return earlier.some(isOther) ? earlier.filter(one => one !== before && !isOther(one)) : earlier
}
