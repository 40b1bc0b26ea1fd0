// "Which sources do our leads come from", "the cities we operate in": the values, and how many things there are of each.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function askedValues(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const others = (['quantity', 'rank', 'having', 'key', 'order', 'limit', 'versus'] as const).some(kind =>
    of(placed, kind).some(({ item }) => item.kind !== 'quantity' || !item.weak),
  )
  const [attribute, ...more] = of(placed, 'attribute')
  const different = of(placed, 'ask').find(({ item }) => item.how === 'distinct')
  // "Distinct build years from 2020 on": the years themselves, and no homes of those years.
  const limited = of(placed, 'condition').find(({ start }) => start === different?.end)
  if (limited?.item.condition.kind === 'years') throw new Unclear('different ones of what')
  if (others || attribute === undefined || more.length > 0) return [...placed]
  const how = howDone(index, placed, attribute)
  if (how !== null) return how
  const { attributes } = attribute.item
  // "The distinct years built of active homes": each once, with how many there are of it.
  const isEachOnce = of(placed, 'ask').some(
    ({ item, end }) => item.how === 'distinct' && end === attribute.start,
  )
  const isYear =
    isEachOnce && attributes.every(id => /^(year|count|number)$/.test(index.attribute(id).format))
  const tablesOf = (ids: readonly string[]) => ids.map(id => index.noun(id).table)
  const isOneKind = new Set(of(placed, 'noun').flatMap(({ item }) => tablesOf(item.nouns))).size === 1
  if (isYear && isOneKind) return grouped(placed, attribute, [])
  // "Distinct bedroom counts in The Preserve": of what has them.
  if (isYear && of(placed, 'noun').length === 0) return grouped(placed, attribute, countOf(index, attributes))
  if (!attribute.item.plural && !isWhereTheyLive(index, placed, attribute)) return [...placed]
  if (!attributes.every(id => index.attribute(id).kind === 'category')) return [...placed]
  const nouns = of(placed, 'noun').filter(({ item }) => !item.none)
  const things = nouns.filter(({ item }) => !item.weak && item.plural)
  const asks = of(placed, 'ask')
  const isAsked =
    things.length === 1 &&
    (isEachOnce || asks.some(({ item, end }) => item.how === 'which' && end === attribute.start))
  // "Cities where we have homes".
  // "States where we have beach houses": a kind of them tells what they are.
  const tables = new Set(attributes.map(id => index.attribute(id).table))
  // "Under 300" would be a number of them.
  const limits = of(placed, 'condition').filter(({ item }) => item.condition.kind === 'amount')
  const ofKind =
    nouns.length === 0 &&
    limits.length === 0 &&
    of(placed, 'condition').some(
      ({ item: { condition }, start }) =>
        (start > attribute.end || isEachOnce) &&
        condition.kind === 'values' &&
        !condition.not &&
        condition.each !== true &&
        condition.options.flat().some(one => tables.has(index.attribute(one.attribute).table)),
    )
  const stands = asks.some(({ text, start }) => text === 'where' && start === attribute.end)
  if (stands && things.some(({ start }) => start < attribute.start))
    throw new Unclear('what is in such places')
  const isWhere =
    (ofKind || (things.length === 1 && things.every(({ start }) => start > attribute.start))) &&
    asks.some(({ text }) => text === 'where') &&
    asks.every(
      ({ item, text, start }) => item.how === 'distinct' || (text === 'where' && start === attribute.end),
    )
  // "The cities we operate in": only what is done there tells of the things.
  const isDone =
    nouns.length > 0 &&
    nouns.every(({ item, start }) => item.weak && item.verb === true && start > attribute.start) &&
    asks.every(({ item }) => item.how === 'which')
  // "List the brands in Electronics", "cities in Texas": each once, and no list of products or homes.
  const isListed =
    ofKind &&
    asks.every(({ item }) => item.how === 'distinct') &&
    placed.every(
      ({ item, start }) =>
        item.kind === 'ask' ||
        item.kind === 'attribute' ||
        (item.kind === 'condition' && start > attribute.start),
    )
  if (!isAsked && !isWhere && !isDone && !isListed && !(isEachOnce && ofKind)) return [...placed]
  return grouped(placed, attribute, ofKind ? countOf(index, attributes) : [])
}

/** How many there are of the things that have it. */
function countOf(index: ModelIndex, attributes: readonly string[]): Item[] {
  const tables = new Set(attributes.map(id => index.attribute(id).table))
  const counted = index.model.nouns.find(
    ({ table, key, where }) => tables.has(table) && key === undefined && where === undefined,
  )
  return counted === undefined
    ? []
    : [{ kind: 'quantity', quantity: { kind: 'count', nouns: [counted.id] }, weak: false }]
}

/** "What city do our Texas customers live in": of many there are several. */
const isWhereTheyLive = (
  index: ModelIndex,
  placed: readonly Placed[],
  { item }: PlacedOf<'attribute'>,
): boolean =>
  item.attributes.every(id => index.model.places?.includes(id)) &&
  of(placed, 'noun').some(one => one.item.weak && one.item.verb === true) &&
  of(placed, 'noun').some(one => !one.item.weak && one.item.plural)

const grouped = (
  placed: readonly Placed[],
  attribute: PlacedOf<'attribute'>,
  number: readonly Item[],
): Placed[] =>
  placed.flatMap((one): Placed[] =>
    one === attribute
      ? [
          ...number.map(item => ({ ...one, item })),
          {
            ...one,
            item: { kind: 'key', key: { kind: 'attribute', attributes: attribute.item.attributes } },
          },
        ]
      : [one],
  )

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
