// "How many homes are on the market in Bay Colony? And how many under contract there?": things of another state, which leaves nothing
// of the first but where and when.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Item, Placed } from './item.ts'
import { withoutOtherKind } from './other-kind.ts'
import { type State, statesOfGroup } from './named-states.ts'

/** What was asked before, without the number and the state that the new question has another of. */
export function withoutOtherState(
  asked: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const earlier = withoutOtherKind(asked, given, index)
  const other = ofOtherKind(earlier, given, index)
  if (other !== null) return other
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

/** "Average days of expired listings? What about the withdrawn ones": the same things in another state, though the first has a word of its own. */
function ofOtherKind(
  earlier: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] | null {
  const [state, ...more] = given.filter(
    ({ item }) => item.kind !== 'ask' || (item.how !== 'which' && item.how !== 'count'),
  )
  if (state === undefined || more.length > 0) return null
  const said = statesOf(state.item, index)
  const plainOf = (id: string): string | null => {
    const { table, where = [] } = index.noun(id)
    const isOther = where.some(
      one => one.kind === 'is' && one.not !== true && said.some(now => isAnother(now, one)),
    )
    const plain = index.model.nouns.find(
      noun => noun.table === table && noun.key === undefined && (noun.where ?? []).length === 0,
    )
    return isOther && where.length === 1 ? (plain?.id ?? null) : null
  }
  const inPlain = (one: Placed): Placed => {
    const { item } = one
    if (item.kind === 'noun' && !item.none) {
      const nouns = item.nouns.flatMap(id => plainOf(id) ?? [])
      return nouns.length === 0 ? one : { ...one, item: { ...item, nouns: [...new Set(nouns)] } }
    }
    if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return one
    const nouns = item.quantity.nouns.flatMap(id => plainOf(id) ?? [])
    return nouns.length === 0
      ? one
      : { ...one, item: { ...item, quantity: { ...item.quantity, nouns: [...new Set(nouns)] } } }
  }
  const changed = earlier.map(inPlain)
  return changed.some((one, at) => one !== earlier[at]) ? changed : null
}

/**
 * "Avg DOM of actives" and then "pendings instead" or "same for solds": the same number of things in another state. Taken for a
 * number of their own, these would be counted.
 */
export function stateInstead(
  earlier: readonly Placed[],
  given: readonly Placed[],
  question: string,
  index: ModelIndex,
): readonly Placed[] {
  if (!/\binstead\b|^make (?:it|that)\b|^(?:(?:and|now|do|then|ok),? )*(?:the )?same\b/i.test(question))
    return given
  const [only, ...more] = given.filter(({ item }) => item.kind !== 'ask')
  if (only?.item.kind !== 'noun' || more.length > 0) return given
  const [said, ...others] = statesOf(only.item, index)
  const isComputed = of(earlier, 'quantity').some(({ item }) => item.quantity.kind !== 'count')
  if (said === undefined || others.length > 0 || !isComputed) return given
  const isOther = earlier.some(({ item }) => statesOf(item, index).some(before => isAnother(said, before)))
  if (!isOther) return given
  const options = said.values.map(value => [{ attribute: said.attribute, value: String(value) }])
  return [{ ...only, item: { kind: 'condition', condition: { kind: 'values', options, not: false } } }]
}

const isAnother = (now: State, before: State): boolean =>
  now.attribute === before.attribute && now.values.every(value => !before.values.includes(value))

function statesOf(item: Item, index: ModelIndex): State[] {
  const group = statesOfGroup(item, index)
  if (group !== null) return [group]
  if (item.kind === 'noun' && !item.none)
    return item.nouns.flatMap(id =>
      (index.noun(id).where ?? []).flatMap(one =>
        one.kind === 'is' && one.not !== true ? [{ attribute: one.attribute, values: one.values }] : [],
      ),
    )
  return item.kind === 'condition' && item.condition.kind === 'values' && !item.condition.not
    ? item.condition.options.flat().map(({ attribute, value }) => ({ attribute, values: [value] }))
    : []
}
