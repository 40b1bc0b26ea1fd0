// "Median ask of actives vs median ask of pendings": what is asked of both sides is said once more for the second.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

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

const parting: ReadonlySet<Placed['item']['kind']> = new Set([
  'key',
  'noun',
  'ask',
  'attribute',
  'quantity',
  'averaged',
])

/** A number of the rows, plain or as a mean or a sum of them. */
const numberOf = ({ item }: Placed): string | null => {
  if (item.kind === 'attribute') return JSON.stringify(item.attributes)
  return item.kind === 'quantity' && item.quantity.kind === 'aggregate'
    ? JSON.stringify(item.quantity.attributes)
    : null
}

/** "What is the stock worth per category, price times stock": a number that its formula only explains, named again behind a pause. */
export function withoutGloss(placed: readonly Placed[]): Placed[] {
  return placed.filter((one, at) => {
    // "Min price, max price": another number of them is no repetition.
    if (one.item.kind !== 'attribute' || one.afterBreak !== true || one.afterAnd === true) return true
    const first = placed.findIndex(before => numberOf(before) === numberOf(one))
    return first === at || !placed.slice(first, at).every(({ item }) => parting.has(item.kind))
  })
}
