// "How long do guests stay: 1-3 nights, 4-7, 8+": where what is asked for is itself put into bands, how many there are in each is asked. Its
// mean within a band lies between the borders and tells nothing.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function bandsOfItself(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [number, ...others] = of(placed, 'attribute')
  const bands = of(placed, 'key').find(({ item }) => item.key.kind === 'bands')
  const own = bands?.item.key.kind === 'bands' ? bands.item.key.attributes : []
  const asked = number?.item.attributes.find(id => own.some(other => isSame(index, id, other)))
  if (bands === undefined || number === undefined || asked === undefined) return [...placed]
  // "How long": an average said in words of its own is asked for.
  const averaged = of(placed, 'averaged').filter(({ start }) => start !== number.start)
  const isMore = placed.some(({ item }) => /^(quantity|rank|having|average per|ratio)$/.test(item.kind))
  if (others.length + averaged.length > 0 || isMore) return [...placed]
  const { table, noun } = index.attribute(asked)
  const ofTable = of(placed, 'noun').filter(
    ({ item }) => !item.none && item.nouns.every(id => index.noun(id).table === table),
  )
  // Guests are told by their stays, which are what has a length.
  const rows = ofTable.find(({ item }) => item.nouns.every(id => index.noun(id).key === undefined))
  const plain = index.model.nouns.find(one => one.table === table && one.key === undefined)
  const nouns = rows?.item.nouns ?? [noun ?? plain?.id ?? []].flat()
  const count: Item = { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false }
  return placed.flatMap((one): Placed[] => {
    if (one.item === number.item) return [{ ...one, item: count }]
    return one.item.kind === 'averaged' || ofTable.some(({ item }) => item === one.item) ? [] : [one]
  })
}

const isSame = (index: ModelIndex, one: string, other: string): boolean =>
  one === other ||
  (index.attribute(one).table === index.attribute(other).table &&
    JSON.stringify(index.attribute(one).expr) === JSON.stringify(index.attribute(other).expr))
