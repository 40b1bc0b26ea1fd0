// "Sessions on tablets last month": things without a name are counted; a list of their keys would tell nobody anything.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function namelessThings(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [things, ...others] = of(placed, 'noun')
  const isBare = placed.every(({ item }) => /^(noun|condition|period)$/.test(item.kind))
  // "Show me the sessions" asks to see them.
  const isFirst = placed.some(({ start }) => start === 0)
  if (things === undefined || others.length > 0 || !isBare || !isFirst) return [...placed]
  const { nouns, plural, weak, none } = things.item
  const isNameless = nouns.every(
    id =>
      index.noun(id).key !== undefined &&
      index.noun(id).name.every(name => index.attribute(name).kind === 'identifier'),
  )
  if (!isNameless || !plural || weak || none) return [...placed]
  return placed.map(one =>
    one === things
      ? { ...one, item: { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } } }
      : one,
  )
}
