// "Active homes in Cypress Ridge above the average price of active homes in Cypress Ridge": what is said of the things is said again
// of the average, which is then one over the things of the same place.
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function restatedAverage(placed: readonly Placed[]): Placed[] {
  const average = of(placed, 'having').find(
    ({ item }) => item.than.kind === 'average' && item.than.own === null && item.than.other === undefined,
  )
  if (average?.item.than.kind !== 'average') return [...placed]
  const behind = [...namedIn(placed, average), ...runBehind(placed, average)]
  const conditions = of(behind, 'condition')
  const said = new Set(placed.filter(({ end }) => end <= average.start).map(({ item }) => plain(item)))
  if (conditions.length === 0 || !conditions.every(({ item }) => said.has(plain(item)))) return [...placed]
  const places = conditions.flatMap(({ item: { condition } }) =>
    condition.kind === 'values' && !condition.not ? [condition.options] : [null],
  )
  // The kind of things, such as those for sale, is that of the average in any case.
  const others = places.filter(
    options => options === null || !options.flat().every(({ attribute }) => attribute.endsWith('.status')),
  )
  const [place, ...more] = others
  if (place === null || more.length > 0 || (place?.length ?? 1) > 1) return [...placed]
  const own = place === undefined ? null : [...new Set(place.flat().map(({ attribute }) => attribute))]
  const than = { ...average.item.than, own }
  return placed.flatMap((one): Placed[] => {
    if (behind.includes(one)) return []
    return [one.item === average.item ? { ...one, item: { ...average.item, than } } : one]
  })
}

/** "Above the Napa average": which one it is, said before it. */
export const namedIn = (placed: readonly Placed[], average: PlacedOf<'having'>): PlacedOf<'condition'>[] =>
  of(placed, 'condition').filter(({ start, end }) => start === average.start && end === average.end)

/** What stands right behind an average and describes what it is one of. */
export function runBehind(placed: readonly Placed[], average: PlacedOf<'having'>): Placed[] {
  const run: Placed[] = []
  let { end } = average
  for (const one of placed) {
    if (one.start < average.end) continue
    const describes = one.item.kind === 'noun' || one.item.kind === 'condition'
    if (!describes || one.start > end + 2 || one.afterBreak === true || one.afterAnd === true) break
    run.push(one)
    end = one.end
  }
  return run
}

const plain = (item: Item) =>
  JSON.stringify(
    item.kind === 'condition' && item.condition.kind === 'values' ? item.condition.options : item,
  )
