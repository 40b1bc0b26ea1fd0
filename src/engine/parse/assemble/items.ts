// Items of one kind.
import type { Item, Placed } from '#engine/parse/item.ts'

export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>
export type PlacedOf<K extends Item['kind']> = Placed & { item: ItemOf<K> }

export const of = <K extends Item['kind']>(placed: readonly Placed[], kind: K): PlacedOf<K>[] =>
  placed.filter((one): one is PlacedOf<K> => one.item.kind === kind)
