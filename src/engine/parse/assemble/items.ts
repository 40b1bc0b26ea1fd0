// Items of one kind.
import type { Item, Placed } from '#engine/parse/item.ts'

export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>
export type PlacedOf<K extends Item['kind']> = Placed & { item: ItemOf<K> }

/** Asked hundreds of times a question: a filter would make a closure each time. */
export function of<K extends Item['kind']>(placed: readonly Placed[], kind: K): PlacedOf<K>[] {
  const found: PlacedOf<K>[] = []
  for (const one of placed) if (is(one, kind)) found.push(one)
  return found
}

const is = <K extends Item['kind']>(one: Placed, kind: K): one is PlacedOf<K> => one.item.kind === kind
