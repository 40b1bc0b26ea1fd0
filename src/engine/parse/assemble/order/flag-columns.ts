// "Address, price, pool", "… and whether there is a pool": in a list of columns, what some of them have is shown and not required.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

const computed = ['quantity', 'key', 'having', 'ratio', 'versus'] as const

export function flagColumns(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isList =
    of(placed, 'ask').every(({ item }) => item.how !== 'count' && item.how !== 'share') &&
    computed.every(kind => of(placed, kind).length === 0)
  return placed.map((one, at) => {
    const { item } = one
    if (!isList || item.kind !== 'condition' || item.condition.kind !== 'flag' || !item.condition.yes)
      return one
    const before = placed[at - 1]
    const isJoined = one.afterAnd === true || one.afterBreak === true
    const isColumn =
      before?.item.kind === 'attribute' &&
      !before.item.plural &&
      before.item.attributes.every(id => index.attribute(id).kind !== 'flag') &&
      isJoined
    // "Address and pool" stand side by side; "…, with a pool" does not.
    if (!isColumn || one.start > before.end + furthest(one.text)) return one
    const { attribute } = item.condition
    return { ...one, item: { kind: 'attribute', attributes: [attribute], plural: false, text: one.text } }
  })
}

/** "And", or a comma; "and the pool" has an article too. */
const furthest = (text: string): number => (/^pools?$/.test(text) ? 2 : 1)
