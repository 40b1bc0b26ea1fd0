// "Average number of bathrooms per property": each has one, and the average is over them. "Average spend per customer in each
// state": what a group makes, over the things it has.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { measureAdds } from '#engine/parse/assemble/adds.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'

export function averagePerThing(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [wish, ...others] = of(placed, 'average per')
  if (wish === undefined || others.length > 0) return [...placed]
  const made = ofItsOwn(index, wish.item) ?? overThings(index, placed, wish.item)
  return made === null
    ? [...placed]
    : placed.flatMap(one => (one === wish ? made.map(item => ({ ...one, item })) : [one]))
}

/** "How much below asking does the average sold home go for": a number that each of them has. */
export function ofTheAverage(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [thing] = of(placed, 'average thing')
  const [named, ...others] = of(placed, 'attribute')
  // "How much is the average home": what one costs.
  const much = of(placed, 'ask').find(({ item, text }) => item.how === 'how much' && text === 'how much')
  const own = named ?? much
  const computing =
    named === undefined ? (['quantity', 'rank', 'change', 'having'] as const) : (['quantity'] as const)
  const computes = computing.some(kind => of(placed, kind).length > 0)
  if (thing === undefined || own === undefined || others.length > 0 || computes) return [...placed]
  const rows = thing.item.nouns.map(id => index.noun(id)).filter(({ key }) => key === undefined)
  const said = named?.item.attributes ?? rows.flatMap(({ amount }) => amount ?? [])
  const attributes = said.filter(id => {
    const { kind, table } = index.attribute(id)
    return kind === 'number' && rows.some(one => one.table === table)
  })
  if (attributes.length === 0) return [...placed]
  return placed.map((one): Placed => {
    if (one === thing)
      return {
        ...one,
        item: { kind: 'noun', nouns: thing.item.nouns, plural: true, none: false, weak: false, scope: true },
      }
    const quantity = { kind: 'aggregate' as const, fn: 'avg' as const, attributes }
    return one === own ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one
  })
}

function ofItsOwn(index: ModelIndex, { quantity, key }: ItemOf<'average per'>): Item[] | null {
  if (key.kind !== 'noun' || quantity.kind !== 'aggregate') return null
  const things = key.nouns.map(id => index.noun(id)).filter(one => one.key === undefined)
  const attributes = quantity.attributes.filter(id =>
    things.some(({ table }) => table === index.attribute(id).table),
  )
  if (attributes.length === 0) return null
  return [
    { kind: 'quantity', quantity: { kind: 'aggregate', fn: 'avg', attributes }, weak: false },
    { kind: 'noun', nouns: key.nouns, plural: true, none: false, weak: false, scope: true },
  ]
}

function overThings(
  index: ModelIndex,
  placed: readonly Placed[],
  { quantity, key }: ItemOf<'average per'>,
): Item[] | null {
  const groups = of(placed, 'key').map(({ item }) => item.key)
  if (key.kind !== 'noun' || groups.length === 0 || !isSum(index, quantity)) return null
  const tables = new Set(key.nouns.map(id => index.noun(id).table))
  const isTheirs = groups.every(
    group =>
      group.kind === 'attribute' && group.attributes.every(id => tables.has(index.attribute(id).table)),
  )
  // People who did nothing in a time are not among its customers, and only a list of them would tell.
  const isTimed = of(placed, 'period').length > 0 && key.nouns.some(id => isPeople(index, id))
  return isTheirs && !isTimed
    ? [{ kind: 'ratio', top: quantity, bottom: { kind: 'count', nouns: key.nouns }, percent: false }]
    : null
}

const isPeople = (index: ModelIndex, id: string): boolean => index.noun(id).vague?.includes('people') === true

const isSum = (index: ModelIndex, quantity: QuantityRef): boolean =>
  quantity.kind === 'count' ||
  (quantity.kind === 'measure' && quantity.measures.every(id => measureAdds(index, id)))
