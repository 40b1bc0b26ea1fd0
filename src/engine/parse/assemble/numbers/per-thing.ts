// "Revenue per home by city": what a city makes, over the homes it has. Each home by its only city would be a list of homes.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { measureAdds } from '#engine/parse/assemble/adds.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function perThing(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = ofEach(index, given)
  const keys = of(placed, 'key')
  const [thing, ...others] = keys.flatMap(one =>
    one.item.key.kind === 'noun' ? [{ one, key: one.item.key }] : [],
  )
  const groups = keys.flatMap(({ item }) => (item.key.kind === 'attribute' ? item.key.attributes : []))
  const wanted = onlyWish(placed)
  if (thing === undefined || wanted === null || others.length > 0) return [...placed]
  // "By customer and state" are groups, whose members are customers.
  if (thing.one.text.startsWith('by ')) return [...placed]
  const { quantity } = wanted
  const tables = new Set(thing.key.nouns.map(id => index.noun(id).table))
  const ownGroup =
    groups.length > 0 &&
    groups.every(id => [...tables].every(one => index.path(one, index.attribute(id).table) !== null))
  const isSum =
    quantity.kind === 'count' ||
    (quantity.kind === 'measure' && quantity.measures.every(id => measureAdds(index, id)))
  if (!isSum || of(placed, 'rank').some(one => one.item.count !== null && !ranksGroups(one, placed)))
    return [...placed]
  const isPer = groups.length === 0 && thing.one.text.startsWith('per ') && quantity.kind === 'count'
  const events = isPer ? eventsBelow(index, quantity.nouns, thing.key.nouns) : []
  if (events.length > 0) return overThem(placed, wanted, { one: thing.one, key: { nouns: events } })
  // "Revenue per customer by category": no customer belongs to one of them, and a list of all pairs is not what is asked for.
  if (groups.length > 0 && !ownGroup && thing.one.text.startsWith('per ')) throw new Unclear('per what')
  if (!ownGroup) return [...placed]
  const rows = perOwnRow(index, quantity, thing.key.nouns)
  if (rows === null) return overThem(placed, wanted, thing)
  return placed.flatMap((one): Placed[] => {
    if (one === thing.one) return []
    return one === wanted.one ? rows.map(item => ({ ...one, item })) : [one]
  })
}

/** "Revenue per home by city, top three": behind a pause at the end, the cities are ranked. */
const ranksGroups = (rank: PlacedOf<'rank'>, placed: readonly Placed[]): boolean =>
  rank.item.by === null &&
  rank.afterBreak === true &&
  placed.every(one => one.item === rank.item || one.end <= rank.start)

/** What is wanted, over the number of the things. */
const overThem = (
  placed: readonly Placed[],
  wanted: { one: Placed; quantity: QuantityRef },
  thing: { one: Placed; key: { nouns: readonly string[] } },
): Placed[] =>
  placed.flatMap((one): Placed[] => {
    if (one === thing.one) return []
    const bottom: QuantityRef = { kind: 'count', nouns: thing.key.nouns }
    const item: Item = { kind: 'ratio', top: wanted.quantity, bottom, percent: false }
    return one === wanted.one ? [{ ...one, item }] : [one]
  })

/** "Inquiries per booking", "views per inquiry", "page views per session": nobody wants a list of what happened, one by one. */
function eventsBelow(index: ModelIndex, above: readonly string[], below: readonly string[]): string[] {
  const [id] = above
  if (id === undefined) return []
  const top = index.noun(id)
  const others = [...new Set(below)].map(one => index.noun(one)).filter(one => one.id !== id)
  const kinds = others.filter(({ table, key }) => table === top.table && key === undefined)
  if (kinds.length > 0) return kinds.map(one => one.id)
  const isEvent = (one: Noun) =>
    one.key === undefined
      ? isDated(one) && index.path(top.table, one.table) === null
      : one.table === top.table && one.name.every(name => index.attribute(name).kind === 'identifier')
  return others.length > 0 && others.every(isEvent) ? others.map(one => one.id) : []
}

/** What happens on a day; a customer or a product is there for long. */
const isDated = ({ date }: Noun): boolean => date !== undefined && !date.endsWith('.created_at')

/** "Units sold per order by category": each row has its number, and those that the measure leaves out have none. */
function perOwnRow(index: ModelIndex, quantity: QuantityRef, things: readonly string[]): Item[] | null {
  const [id, ...others] = quantity.kind === 'measure' ? quantity.measures : []
  const measure = id === undefined || others.length > 0 ? null : index.measure(id)
  const { value, where = [] } = measure ?? {}
  if (value?.kind !== 'aggregate' || value.of.fn !== 'sum') return null
  const { attribute } = value.of
  const isRow = things.every(one => {
    const noun = index.noun(one)
    return noun.key === undefined && noun.table === index.attribute(attribute).table
  })
  const states = where.flatMap(one =>
    one.kind === 'is'
      ? [{ attribute: one.attribute, values: one.values.map(String), not: one.not === true }]
      : [],
  )
  if (!isRow || states.length !== where.length) return null
  return [
    { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'avg', attributes: [attribute] } },
    ...states.map((state): Item => ({
      kind: 'condition',
      condition: {
        kind: 'values',
        options: state.values.map(text => [{ attribute: state.attribute, value: text }]),
        not: state.not,
      },
    })),
  ]
}

/** "The top subdivisions for rental income per home": each home has one, and a group their average. */
function ofEach(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const thing = of(placed, 'key').find(({ item }) => item.key.kind === 'noun')
  const own = of(placed, 'attribute').find(({ end }) => end === thing?.start)
  if (thing?.item.key.kind !== 'noun' || own === undefined) return [...placed]
  const tables = new Set(thing.item.key.nouns.map(id => index.noun(id).table))
  const { attributes } = own.item
  const isNumber = attributes.every(
    id => index.attribute(id).kind === 'number' && tables.has(index.attribute(id).table),
  )
  const isGroup = (id: string) => index.attribute(id).kind === 'category'
  const grouped =
    of(placed, 'attribute').some(one => one !== own && one.item.attributes.some(isGroup)) ||
    of(placed, 'key').some(({ item }) => item.key.kind === 'attribute' && item.key.attributes.some(isGroup))
  if (!isNumber || !grouped) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === thing) return []
    if (one !== own) return [one]
    return [
      {
        ...one,
        item: { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'avg', attributes } },
      },
    ]
  })
}

/** The one thing that is wanted of each: a quantity, or things that are counted. */
function onlyWish(placed: readonly Placed[]): { one: Placed; quantity: QuantityRef } | null {
  const firm = of(placed, 'quantity').filter(({ item }) => !item.weak)
  // "Spend per customer by city": a verb that nothing else explains.
  const quantities = firm.length > 0 ? firm : of(placed, 'quantity')
  const nouns = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const [quantity] = quantities
  const [noun] = nouns
  if (quantity !== undefined)
    return quantities.length === 1 ? { one: quantity, quantity: quantity.item.quantity } : null
  if (noun === undefined || nouns.length !== 1 || !noun.item.plural) return null
  return { one: noun, quantity: { kind: 'count', nouns: noun.item.nouns } }
}
