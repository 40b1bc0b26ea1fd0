// "Pool homes per subdivision": what they have is all that tells of them, and such homes are what the groups count.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** "Pool homes" is one word for a flag; its things stand in it. */
const namesThings = /^\S+ .*[^su]s$/

export function thingsOfFlag(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const speaks = ['noun', 'quantity', 'rank', 'attribute', 'having', 'ask', 'versus'] as const
  const [first] = of(placed, 'condition')
  const condition = first?.item.condition
  if (first === undefined || condition?.kind !== 'flag' || !namesThings.test(first.text)) return [...placed]
  if (of(placed, 'key').length === 0 || speaks.some(kind => of(placed, kind).length > 0)) return [...placed]
  const { table } = index.attribute(condition.attribute)
  const noun = index.model.nouns.find(
    one => one.table === table && one.key === undefined && (one.where ?? []).length === 0,
  )
  if (noun === undefined) return [...placed]
  const named: Placed = {
    ...first,
    item: { kind: 'noun', nouns: [noun.id], plural: true, none: false, weak: false },
  }
  return placed.flatMap(one => (one === first ? [named, one] : [one]))
}
