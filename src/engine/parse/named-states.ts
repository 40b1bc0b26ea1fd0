// "How many active listings" and then "and off the market?": a named group that is nothing but states of things takes the place of the
// state before, and a state that of the group. Together, rows of both would be counted.
import type { Scalar } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from './item.ts'
import { withoutPlaceBefore } from './place-before.ts'

export interface State {
  attribute: string
  values: readonly Scalar[]
}

/** The states that a named group consists of, if it says nothing else. */
export function statesOfGroup(item: Item, index: ModelIndex): State | null {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return null
  const [id, ...others] = item.condition.segments
  if (id === undefined || others.length > 0) return null
  const { where, presumed } = index.segment(id)
  const [state, ...more] = where
  return state?.kind === 'is' && state.not !== true && more.length === 0 && presumed !== true ? state : null
}

/** "Also in Denver" asks the same of another place. */
const again = /\b(also|too|as well)\b/i

/** "Include those off the market", "vs off the market": beside the ones before. */
const beside = /\b(include|including|add|adding|also|too|as well|plus|vs|versus|against|compare[ds]?|both)\b/i

export function withoutStateBefore(
  earlier: readonly Placed[],
  given: readonly Placed[],
  question: string,
  index: ModelIndex,
): readonly Placed[] {
  const elsewhere =
    beside.test(question) && !again.test(question) ? earlier : withoutPlaceBefore(earlier, given, index)
  if (beside.test(question)) return elsewhere
  const groups = given.flatMap(({ item }) => statesOfGroup(item, index) ?? [])
  const said = given.flatMap(({ item }) => attributesOf(item, index))
  return elsewhere.filter(({ item }) => {
    const group = statesOfGroup(item, index)
    if (group !== null)
      return ![...groups.map(({ attribute }) => attribute), ...said].includes(group.attribute)
    if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return true
    const [option = [], ...others] = item.condition.options
    const isOther = option.some(one =>
      groups.some(({ attribute, values }) => attribute === one.attribute && !values.includes(one.value)),
    )
    return others.length > 0 || !isOther
  })
}

/** What a value, or a thing with a state in its name, says. */
function attributesOf(item: Item, index: ModelIndex): string[] {
  if (item.kind === 'condition' && item.condition.kind === 'values' && !item.condition.not)
    return item.condition.options.flat().map(({ attribute }) => attribute)
  const nouns =
    item.kind === 'noun' && !item.none
      ? item.nouns
      : item.kind === 'quantity' && item.quantity.kind === 'count'
        ? item.quantity.nouns
        : []
  return nouns.flatMap(id => (index.noun(id).where ?? []).map(({ attribute }) => attribute))
}
