// "Which sources do our leads come from", "the cities we operate in": the values, and how many things there are of each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from './items.ts'

export function askedValues(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const others = (['quantity', 'rank', 'having', 'key', 'order', 'limit', 'versus'] as const).some(kind =>
    of(placed, kind).some(({ item }) => item.kind !== 'quantity' || !item.weak),
  )
  const [attribute, ...more] = of(placed, 'attribute')
  if (others || attribute === undefined || more.length > 0) return [...placed]
  const how = howDone(index, placed, attribute)
  if (how !== null) return how
  if (!attribute.item.plural) return [...placed]
  const { attributes } = attribute.item
  if (!attributes.every(id => index.attribute(id).kind === 'category')) return [...placed]
  const nouns = of(placed, 'noun').filter(({ item }) => !item.none)
  const things = nouns.filter(({ item }) => !item.weak && item.plural)
  const asks = of(placed, 'ask')
  const isAsked =
    things.length === 1 && asks.some(({ item, end }) => item.how === 'which' && end === attribute.start)
  // "Cities where we have homes".
  const isWhere =
    things.length === 1 &&
    asks.every(({ text, start }) => text === 'where' && start === attribute.end) &&
    asks.length > 0
  // "The cities we operate in": only what is done there tells of the things.
  const isDone =
    nouns.length > 0 &&
    nouns.every(({ item, start }) => item.weak && item.verb === true && start > attribute.start) &&
    asks.every(({ item }) => item.how === 'which')
  if (!isAsked && !isWhere && !isDone) return [...placed]
  return placed.map(one =>
    one === attribute ? { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } } : one,
  )
}

/** "How do most people pay": the ways, and what each is used for. */
function howDone(
  index: ModelIndex,
  placed: readonly Placed[],
  attribute: PlacedOf<'attribute'>,
): Placed[] | null {
  const { attributes } = attribute.item
  const measures = attributes.flatMap(id => index.attribute(id).best ?? [])
  const isAlone = placed.every(one => one === attribute || /^(period|condition)$/.test(one.item.kind))
  if (!/^how d(o|id) /.test(attribute.text) || !isAlone || measures.length === 0) return null
  return placed.flatMap((one): Placed[] =>
    one === attribute
      ? [
          { ...one, item: { kind: 'quantity', quantity: { kind: 'measure', measures }, weak: false } },
          { ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } },
        ]
      : [one],
  )
}
