// "In Old Town, how many are for sale, how many under contract and how many sold": states alone tell what is counted. "… and how many sold
// in Old Town": where they are is said once, of all of them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { topicsOf } from '#engine/parse/topics.ts'
import { of, type PlacedOf } from './items.ts'

const isMark = ({ item }: Placed): boolean =>
  (item.kind === 'quantity' && item.quantity.kind === 'count') ||
  (item.kind === 'ask' && item.how === 'count')

/** The first "how many" counts the things that all of the states are of. */
export function withThingsOfStates(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const marks = placed.filter(isMark)
  const [first] = marks
  if (first?.item.kind !== 'ask' || marks.length < 2 || of(placed, 'noun').length > 0) return placed
  const states = marks.map((mark, at) => stateBehind(index, placed, mark, marks[at + 1]?.start ?? Infinity))
  const [state, ...others] = new Set(states)
  if (state === null || state === undefined || others.length > 0) return placed
  const { table } = index.attribute(state)
  const [thing, ...more] = index.model.nouns.filter(
    one => one.table === table && one.key === undefined && (one.where ?? []).length === 0,
  )
  if (thing === undefined || more.length > 0) return placed
  const quantity = { kind: 'count' as const, nouns: [thing.id] }
  return placed.map(one =>
    one === first ? { ...one, item: { kind: 'quantity', quantity, weak: false } } : one,
  )
}

/** The attribute that the state behind this mark is one of. */
function stateBehind(
  index: ModelIndex,
  placed: readonly Placed[],
  mark: Placed,
  until: number,
): string | null {
  const { item } = mark
  if (item.kind === 'quantity' && item.quantity.kind === 'count') {
    const [noun] = item.quantity.nouns
    const [where, ...more] = noun === undefined ? [] : (index.noun(noun).where ?? [])
    return where?.kind === 'is' && where.not !== true && more.length === 0 ? where.attribute : null
  }
  const next = placed.find(({ start }) => start >= mark.end)
  if (next === undefined || next.start >= until || next.item.kind !== 'condition') return null
  const { condition } = next.item
  const [topic] = condition.kind === 'values' && !condition.not ? topicsOf([next.item], index) : []
  return topic !== undefined && topic.endsWith('.status') ? topic : null
}

/** Where they are, at the end of the last of them, moved before them all. */
export function withPlaceFirst(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const marks = placed.filter(isMark)
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined || marks.length < 3) return placed
  const behind = of(placed, 'condition').filter(({ start }) => start >= last.end)
  const place = behind.at(-1)
  const others = placed.filter(one => one !== place)
  if (place === undefined || placed.at(-1) !== place || !isPlace(index, place)) return placed
  const [own] = topicsOf([place.item], index)
  const isTold = topicsOf(
    others.map(({ item }) => item),
    index,
  ).some(topic => topic === own)
  if (isTold) return placed
  return [{ ...place, start: first.start - 0.5, end: first.start - 0.5 }, ...others]
}

/** One value of what things are grouped by, and no state of theirs. */
const isPlace = (index: ModelIndex, { item: { condition } }: PlacedOf<'condition'>): boolean =>
  condition.kind === 'values' &&
  !condition.not &&
  condition.options.length === 1 &&
  condition.options.flat().every(({ attribute }) => /\.(?:city|state|subdivision)$/.test(attribute)) &&
  condition.options.flat().every(({ attribute }) => index.attribute(attribute).kind === 'category')
