// "Median ask of actives vs median ask of pendings": what is asked of both sides is said once more for the second.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export const saidOnce = (placed: readonly Placed[]): Placed[] =>
  placed.filter((one, at) => {
    if (one.item.kind !== 'quantity' || placed[at - 1]?.item.kind !== 'versus') return true
    const said = JSON.stringify(one.item.quantity)
    return !placed
      .slice(0, at - 1)
      .some(({ item }) => item.kind === 'quantity' && !item.weak && JSON.stringify(item.quantity) === said)
  })

/** "Do homes with a pool sell faster than those without? Days on market": the same number once more, by its other name. */
export function withoutEcho(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const last = placed.at(-1)
  if (last?.item.kind !== 'attribute' || of(placed, 'versus').length === 0) return [...placed]
  const numberOf = (ids: readonly string[]) =>
    ids.map(id => `${index.attribute(id).table} ${JSON.stringify(index.attribute(id).expr)}`).join()
  const said = numberOf(last.item.attributes)
  const isSaid = of(placed, 'attribute').some(one => one !== last && numberOf(one.item.attributes) === said)
  return isSaid ? placed.slice(0, -1) : [...placed]
}
