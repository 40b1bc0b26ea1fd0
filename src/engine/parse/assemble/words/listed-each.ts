// "Name and amount for each reservation", "for every desert villa, the title and the city": with nothing to compute, a list.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function listedEach(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = ofEachSuch(index, given)
  const computes =
    (['rank', 'having', 'ratio', 'change', 'versus', 'average per', 'averaged', 'in total'] as const).some(
      kind => of(placed, kind).length > 0,
    ) ||
    of(placed, 'ask').some(({ item }) => item.how !== 'which') ||
    of(placed, 'quantity').some(
      ({ item }) => item.quantity.kind !== 'aggregate' || item.quantity.adds !== true,
    )
  const columns = of(placed, 'attribute').length + of(placed, 'its date').length + of(placed, 'total').length
  const [key, ...more] = of(placed, 'key')
  const others = of(placed, 'noun').some(({ item }) => !item.weak)
  if (computes || columns === 0 || others || key?.item.key.kind !== 'noun' || more.length > 0) return placed
  const { nouns } = key.item.key
  if (nouns.some(id => index.noun(id).key !== undefined)) return placed
  // "Nights per home": many rows of each add up, and no column of it holds them.
  const isOwn = of(placed, 'attribute').every(({ item }) =>
    item.attributes.some(attribute =>
      nouns.some(id => index.path(index.noun(id).table, index.attribute(attribute).table) !== null),
    ),
  )
  if (!isOwn) return placed
  return placed.map(one => (one === key ? { ...one, item: things(nouns) } : one))
}

/** "Every desert villa": such a value is one of things that have a name. */
function ofEachSuch(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const each = of(placed, 'ask').find(({ item }) => item.how === 'each')
  const such = of(placed, 'condition').find(({ start }) => start === each?.end)
  if (each === undefined || such?.item.condition.kind !== 'values') return [...placed]
  const [attribute] = (such.item.condition.options[0] ?? []).map(option => option.attribute)
  const noun = index.model.nouns.find(
    ({ table, key }) =>
      attribute !== undefined && table === index.attribute(attribute).table && key === undefined,
  )
  if (noun === undefined || of(placed, 'noun').some(({ item }) => !item.weak)) return [...placed]
  return placed.map(one => (one === each ? { ...one, item: things([noun.id]) } : one))
}

const things = (nouns: readonly string[]): Item => ({
  kind: 'noun',
  nouns,
  plural: true,
  none: false,
  weak: false,
})
