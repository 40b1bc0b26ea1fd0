// What the things and verbs on the sides of a comparison say: of one side, of both, or of all the rest together.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { measureAdds } from '#engine/parse/assemble/adds.ts'

/** "Do Texans spend more than the rest": one of them more than another, and not one state more than all others together. */
export const sumsTheRest = (
  index: ModelIndex,
  placed: readonly Placed[],
  groups: readonly (readonly Placed[])[],
): boolean =>
  groups.some(group => group.some(({ item }) => item.kind === 'rest')) &&
  !placed.some(({ item }) => item.kind === 'key' || item.kind === 'averaged') &&
  placed.some(
    ({ item }) =>
      item.kind === 'quantity' &&
      item.quantity.kind === 'measure' &&
      item.quantity.measures.some(id => measureAdds(index, id)),
  )

/** "Homes with a pool sell, homes without one": a verb behind the things of the first side. */
export const isDoing = ([first = [], ...others]: readonly Placed[][], verb: Placed): boolean => {
  const things = (group: readonly Placed[]) => group.filter(({ item }) => item.kind === 'noun')
  return (
    verb.item.kind === 'noun' &&
    !verb.item.plural &&
    /^(sell|close|rent|book|stay)$/.test(verb.text) &&
    things(first).length > 1 &&
    others.every(group => things(group).length === 1)
  )
}

/** "A lake house booking … than a beach house booking": what both sides speak of tells neither from the other. */
export function sameThings(groups: readonly Placed[][]): Placed[] {
  const named = groups.map(group => group.filter(({ item }) => item.kind === 'noun'))
  const called = new Set(named.flat().map(({ item }) => (item.kind === 'noun' ? item.nouns.join(' ') : '')))
  const areSame = called.size === 1 && named.every(one => one.length === 1)
  const areTold = groups.every(group => group.some(({ item }) => item.kind === 'condition'))
  return areSame && areTold ? named.flat() : []
}
