// "What's the sale-to-list ratio on this year's closings": one number is asked for, of many rows, and is their average. What adds
// up over rows, or is asked for in the plural, is shown of each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

const others = [
  'rank',
  'key',
  'having',
  'order',
  'quantity',
  'names',
  'limit',
  'ratio',
  'versus',
  'its date',
] as const

export function oneNumber(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [ask, ...asks] = of(placed, 'ask')
  const [wanted, ...more] = of(placed, 'attribute')
  if (wanted === undefined || asks.length + more.length > 0) return [...placed]
  if (ask === undefined) return isOfPlace(index, placed, wanted) ? averageOf(placed, wanted) : [...placed]
  const isAsked =
    ask.text === 'what' && placed.indexOf(wanted) === placed.indexOf(ask) + 1 && wanted.start <= ask.end + 2
  const isOne = !wanted.item.plural && wanted.item.attributes.every(id => isRate(index, id))
  const things = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const areMany = things.length === 1 && things[0]?.item.plural === true && things[0].start >= wanted.end
  if (!isAsked || !isOne || !areMany || others.some(kind => of(placed, kind).length > 0)) return [...placed]
  return averageOf(placed, wanted)
}

function averageOf(placed: readonly Placed[], wanted: PlacedOf<'attribute'>): Placed[] {
  const { attributes } = wanted.item
  const item: Item = { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'avg', attributes } }
  return placed.map(one => (one === wanted ? { ...one, item } : one))
}

/** "Sale to list ratio for Bay Colony, closed 2025": the number of a place, of rows that only their state names. */
function isOfPlace(index: ModelIndex, placed: readonly Placed[], wanted: PlacedOf<'attribute'>): boolean {
  const [state, ...things] = of(placed, 'noun')
  const place = of(placed, 'condition').find(({ item: { condition } }) => condition.kind === 'values')
  return (
    placed[0] === wanted &&
    !wanted.item.plural &&
    wanted.item.attributes.every(id => isMean(index, id)) &&
    place !== undefined &&
    state !== undefined &&
    things.length === 0 &&
    place.start < state.start &&
    !state.item.plural &&
    !state.item.none &&
    state.item.nouns.every(id => index.noun(id).where !== undefined) &&
    others.every(kind => of(placed, kind).length === 0)
  )
}

const isMean = (index: ModelIndex, id: string): boolean => {
  const { kind, rollup, format } = index.attribute(id)
  return kind === 'number' && rollup === 'avg' && format !== 'year'
}

const isRate = (index: ModelIndex, id: string): boolean => {
  const { kind, rollup, format } = index.attribute(id)
  return kind === 'number' && rollup !== 'sum' && format === 'percent'
}
