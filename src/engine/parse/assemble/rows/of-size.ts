// "The biggest homes", "homes in Sea Oaks, which is the biggest", "homes bigger than average": homes have a size, and it is not their price.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function ofSize(index: ModelIndex, placed: readonly Placed[], { item, text, end }: Placed): Item {
  if (item.kind === 'rank' && item.by === null && /\b(biggest|largest|smallest)\b/.test(text)) {
    const beside = of(placed, 'noun').find(({ start }) => start >= end && start <= end + 1)
    const things = beside ?? onlyThings(placed)
    const sizes = things === undefined ? sizesOfKind(index, placed) : sizesOf(index, things)
    return sizes.length === 0 ? item : { ...item, by: { kind: 'attribute', attributes: sizes } }
  }
  if (item.kind === 'order' && item.by === null && /^(biggest|largest|smallest) first$/.test(text)) {
    const sizes = item.measures.length > 0 ? [] : sizesOf(index, onlyThings(placed))
    return sizes.length === 0 ? item : { ...item, by: sizes }
  }
  const isLimit = item.kind === 'having' && item.than.kind === 'average' && item.than.of.length === 0
  if (isLimit && /^(bigger|larger|smaller)\b/.test(text) && item.than.kind === 'average') {
    const sizes = sizesOf(index, onlyThings(placed))
    return sizes.length === 0 ? item : { ...item, than: { ...item.than, of: sizes } }
  }
  return item
}

const sizesOf = (index: ModelIndex, noun: PlacedOf<'noun'> | undefined): string[] =>
  (noun?.item.nouns ?? []).flatMap(id => index.noun(id).size ?? [])

/** "The biggest loft in Austin": things that are named by their kind alone. */
function sizesOfKind(index: ModelIndex, placed: readonly Placed[]): string[] {
  if (placed.some(({ item }) => !/^(rank|condition|ask|limit)$/.test(item.kind))) return []
  const kinds = of(placed, 'condition').flatMap(({ item }) =>
    item.condition.kind === 'values' && !item.condition.not
      ? item.condition.options.flatMap(([first]) => first?.attribute ?? [])
      : [],
  )
  const typed = kinds.find(id => id.endsWith('_type'))
  const table = typed === undefined ? undefined : index.attribute(typed).table
  return index.model.nouns.flatMap(noun =>
    noun.table === table && noun.key === undefined && noun.size !== undefined ? [noun.size] : [],
  )
}

/** "The biggest" of the things that stand before it, where nothing else could be big. */
function onlyThings(placed: readonly Placed[]): PlacedOf<'noun'> | undefined {
  const [things, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  const isOther = (['quantity', 'key', 'attribute', 'total', 'change', 'ratio'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  return others.length > 0 || isOther ? undefined : things
}
