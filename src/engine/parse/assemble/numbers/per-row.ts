// "Items per order", "rental income per home": where the thing is the row itself, a number of it is averaged over all of them.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function perRow(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const key = of(placed, 'key').find(
    ({ item, text }) =>
      item.key.kind === 'noun' &&
      /^per\b/.test(text) &&
      item.key.nouns.every(id => index.noun(id).key === undefined),
  )
  if (key?.item.key.kind !== 'noun') return [...placed]
  const things = key.item.key.nouns.map(id => index.noun(id))
  // The sold price per expired listing is no number: what was sold did not expire.
  const isOwn = (ids: readonly string[]) =>
    ids.some(id => {
      const { kind, table, noun } = index.attribute(id)
      const thing = things.find(one => one.table === table)
      return (
        kind === 'number' &&
        thing !== undefined &&
        (noun === undefined || thing.where === undefined || thing.id === noun)
      )
    })
  const known = placed.map((one): Placed => ({ ...one, item: meanOf(index, one.item, things) }))
  const isKnown = known.some((one, at) => one.item !== placed[at]?.item)
  // "Amount earned per booking" alone may be a list of them.
  const isAlone = of(placed, 'key').length < 2
  const own = isKnown || isAlone ? null : ownMeasure(index, placed, key.start, isOwn)
  if (own !== null)
    return placed.flatMap((one): Placed[] =>
      one === own.of ? own.items.map(item => ({ ...one, item })) : one.item === key.item ? [] : [one],
    )
  const made = known.map((one): Placed => ({ ...one, item: averaged(one, key.start, isOwn) }))
  if (!made.some((one, at) => one.item !== placed[at]?.item || isAverageOf(one.item, isOwn)))
    return [...placed]
  // "Per cancellation": which rows, though not one for each.
  const rows: Item = {
    kind: 'noun',
    nouns: key.item.key.nouns,
    plural: true,
    none: false,
    weak: false,
    scope: true,
  }
  return made.map(one => (one.item === key.item ? { ...one, item: rows } : one))
}

/** "Units sold per order": the mean of what the measure adds up, over the rows that it is made of. */
function ownMeasure(
  index: ModelIndex,
  placed: readonly Placed[],
  until: number,
  isOwn: (ids: readonly string[]) => boolean,
): { of: Placed; items: Item[] } | null {
  const wish = of(placed, 'quantity').find(({ end }) => end <= until && end >= until - 1)
  const [id] = wish?.item.quantity.kind === 'measure' ? wish.item.quantity.measures : []
  if (wish === undefined || id === undefined) return null
  const { value, where = [] } = index.measure(id)
  if (value.kind !== 'aggregate' || value.of.fn !== 'sum' || !isOwn([value.of.attribute])) return null
  const average: QuantityRef = { kind: 'aggregate', fn: 'avg', attributes: [value.of.attribute] }
  const states = where.flatMap((one): Item[] => {
    if (one.kind !== 'is') return []
    const options = one.values.flatMap(given =>
      typeof given === 'string' ? [[{ attribute: one.attribute, value: given }]] : [],
    )
    const condition = { kind: 'values' as const, options, not: one.not === true }
    return [{ kind: 'condition', condition }]
  })
  return { of: wish, items: [{ kind: 'quantity', weak: false, quantity: average }, ...states] }
}

function averaged(one: Placed, until: number, isOwn: (ids: readonly string[]) => boolean): Item {
  const { item } = one
  const average = (attributes: readonly string[]): QuantityRef => ({
    kind: 'aggregate',
    fn: 'avg',
    attributes,
  })
  const isNear = one.end <= until && one.end >= until - 1
  if (item.kind === 'quantity' && item.quantity.kind === 'aggregate' && item.quantity.fn === 'sum')
    return isOwn(item.quantity.attributes) ? { ...item, quantity: average(item.quantity.attributes) } : item
  if (item.kind === 'attribute' && isNear && isOwn(item.attributes))
    return { kind: 'quantity', weak: false, quantity: average(item.attributes) }
  if (item.kind === 'rank' && item.by?.kind === 'attribute' && isNear && isOwn(item.by.attributes))
    return { ...item, by: average(item.by.attributes) }
  return item
}

/** "Takings per stay": of what is summed up elsewhere, the model knows the mean of each. */
function meanOf(index: ModelIndex, item: Item, things: readonly Noun[]): Item {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'measure') return item
  const measures = item.quantity.measures.flatMap(id => {
    const { value, noun, where: own = [] } = index.measure(id)
    // What cancellations would have brought is no revenue of stays.
    const lost = (index.noun(noun).where ?? []).filter(one => one.kind === 'is' && one.not !== true)
    const sum = value.kind === 'aggregate' && value.of.fn === 'sum' ? value.of.attribute : null
    const mean = index.model.measures.find(
      ({ value: other, where = [] }) =>
        other.kind === 'aggregate' &&
        other.of.fn === 'avg' &&
        other.of.attribute === sum &&
        [...own, ...lost].every(one => JSON.stringify(where).includes(JSON.stringify(one))),
    )
    return sum !== null && mean !== undefined && isPlain(index, sum, things) ? [mean.id] : []
  })
  return measures.length === 0 ? item : { ...item, weak: false, quantity: { kind: 'measure', measures } }
}

/** "Revenue per cancellation" is none; a stay and a booking bring the same. */
const isPlain = (index: ModelIndex, id: string, things: readonly Noun[]): boolean =>
  things.some(
    ({ table, where = [] }) =>
      table === index.attribute(id).table && where.every(one => one.kind === 'is' && one.not === true),
  )

/** "The highest average lifetime value per customer" is said of the average that cities are ranked by. */
function isAverageOf(item: Item, isOwn: (ids: readonly string[]) => boolean): boolean {
  const ref = item.kind === 'quantity' ? item.quantity : item.kind === 'rank' ? item.by : null
  return ref?.kind === 'aggregate' && (ref.fn === 'avg' || ref.fn === 'median') && isOwn(ref.attributes)
}
