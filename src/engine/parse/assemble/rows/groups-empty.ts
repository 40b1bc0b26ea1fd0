// "Is there a brand with no stock": a group has none where none of its things has any. A thing that has none makes no such group.
import type { Segment } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

/** What groups have none of, as rows that they lack. */
export function groupsEmpty(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const counts = of(placed, 'quantity').some(
    ({ item }) => item.quantity.kind === 'distinct' && isCategory(index, item.quantity.attributes),
  )
  // "How many brands have no stock": those that have one thing without are others.
  if (counts && of(placed, 'noun').length === 0 && placed.some(one => saysNone(index, one)))
    throw new Unclear('what is missing')
  const [group, ...more] = of(placed, 'attribute')
  const isGroup = group !== undefined && isCategory(index, group.item.attributes)
  const isOther = (['noun', 'quantity', 'key', 'rank', 'having'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const asks = of(placed, 'ask').every(({ item }) => item.how === 'which')
  if (!isGroup || more.length > 0 || isOther || !asks) return placed
  return placed.map(one => {
    if (one.item.kind !== 'condition' || !saysNone(index, one) || one.start < group.end) return one
    const some = someOf(index, one.item.condition)
    // "Is there a brand with no reviews": a list of products would be no answer.
    if (some === null && of(placed, 'ask').length === 0 && !group.item.plural)
      throw new Unclear('what is missing')
    if (some === null) return one
    return {
      ...one,
      item: { kind: 'nothing such', condition: { kind: 'segment', segments: [some.id], not: false } },
    }
  })
}

const isCategory = (index: ModelIndex, attributes: readonly string[]): boolean =>
  attributes.every(id => index.attribute(id).kind === 'category')

const saysNone = (index: ModelIndex, { item, text }: Placed): boolean =>
  item.kind === 'condition' && /^(no|zero|without any)\b/.test(text) && noneOf(index, item.condition) !== null

/** "In stock", of "no stock": the state of having some of what a condition says there is none of. */
function someOf(index: ModelIndex, condition: ConditionRef): Segment | null {
  const lacking = noneOf(index, condition)
  const has = ({ where }: Segment) => {
    const [only, ...others] = where
    return (
      only?.kind === 'compare' &&
      others.length === 0 &&
      only.attribute === lacking &&
      only.op === '>' &&
      only.value === 0
    )
  }
  return lacking === null ? null : (index.model.segments.find(has) ?? null)
}

function noneOf(index: ModelIndex, condition: ConditionRef): string | null {
  if (condition.kind === 'empty' && !condition.not) return condition.attributes[0] ?? null
  if (condition.kind !== 'segment' || condition.not) return null
  const [only, ...others] = condition.segments.flatMap(id => index.segment(id).where)
  return only?.kind === 'compare' && only.op === '=' && only.value === 0 && others.length === 0
    ? only.attribute
    : null
}
