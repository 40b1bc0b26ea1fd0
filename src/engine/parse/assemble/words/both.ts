// "Sold above asking: address and both prices": the two that the question compares are shown.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function both(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [wish] = of(placed, 'both')
  if (wish === undefined) return [...placed]
  const [compared] = of(placed, 'condition').flatMap(({ item: { condition } }) => {
    if (condition.kind === 'attributes')
      return [[...condition.left.slice(0, 1), ...condition.right.slice(0, 1)]]
    return condition.kind === 'segment' ? condition.segments.map(id => inSegment(index, id)) : []
  })
  const own = of(placed, 'noun').flatMap(({ item }) => item.nouns.flatMap(id => index.noun(id).amount ?? []))
  const two = [...new Set([...(compared ?? []), ...own])].slice(0, 2)
  if (compared === undefined || two.length < 2) throw new Unclear('which two')
  const shown = (attribute: string): Item => ({
    kind: 'attribute',
    attributes: [attribute],
    plural: false,
    text: wish.text,
  })
  return placed.flatMap(one => (one === wish ? two.map(id => ({ ...one, item: shown(id) })) : [one]))
}

/** "Over asking" compares two as well. */
const inSegment = (index: ModelIndex, id: string): string[] =>
  index
    .segment(id)
    .where.flatMap(one =>
      one.kind === 'compare' && typeof one.value !== 'number' ? [one.attribute, one.value.attribute] : [],
    )
