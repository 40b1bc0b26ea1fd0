// "Which states have customers with more than 20 orders", "which cities in Texas had more than 50 orders": the groups are asked for. The
// limit chooses what they have, or the groups themselves, and no customer is listed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

const others: ReadonlySet<Item['kind']> = new Set(['noun', 'having', 'condition', 'period'])

export function groupsWithLimited(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [which, group, ...rest] = placed
  const [limit, ...limits] = of(rest, 'having')
  if (
    which?.item.kind !== 'ask' ||
    which.item.how !== 'which' ||
    group?.item.kind !== 'attribute' ||
    group.start !== which.end ||
    limit === undefined ||
    limits.length > 0 ||
    !rest.every(({ item }) => others.has(item.kind))
  )
    return [...placed]
  const { attributes } = group.item
  if (!attributes.every(id => index.attribute(id).kind === 'category')) return [...placed]
  const key: Placed = { ...group, item: { kind: 'key', key: { kind: 'attribute', attributes } } }
  const [things, ...more] = of(rest, 'noun').filter(({ item }) => !item.weak)
  if (things === undefined)
    return isOfGroups(rest, limit) ? placed.map(one => (one === group ? key : one)) : [...placed]
  if (more.length > 0 || !group.item.plural || !isBehind(things, limit)) return [...placed]
  const condition = ofThings(index, things, limit, attributes)
  // "Which brands have products with more than 100 orders", "customers with 3 orders last year": counted for each of them first.
  if (condition === null || of(rest, 'period').length > 0) throw new Unclear('which groups have such')
  return placed.map(one => {
    if (one === group) return key
    return one === limit ? { ...one, item: condition } : one
  })
}

/** "In Texas": a place or a kind that is told before the limit. */
const isOfGroups = (rest: readonly Placed[], limit: PlacedOf<'having'>): boolean => {
  const said = of(rest, 'condition')
  return (
    limit.item.quantity.kind === 'count' &&
    said.length > 0 &&
    said.every(({ item, start }) => item.condition.kind === 'values' && start < limit.start) &&
    of(rest, 'noun').length === 0
  )
}

/** "Customers with more than 20 orders". */
const isBehind = ({ item, end }: PlacedOf<'noun'>, limit: PlacedOf<'having'>): boolean => {
  const { quantity } = limit.item
  const isOther = quantity.kind === 'count' && !quantity.nouns.some(id => item.nouns.includes(id))
  const isNext = limit.start >= end && limit.start <= end + 2
  return (
    isOther && isNext && limit.afterAnd !== true && limit.afterBreak !== true && item.plural && !item.none
  )
}

/** What the limit says of each of the things, which have it as a number of their own. */
function ofThings(
  index: ModelIndex,
  { item: { nouns } }: PlacedOf<'noun'>,
  limit: PlacedOf<'having'>,
  groups: readonly string[],
): Item | null {
  const tables = new Set(nouns.map(id => index.noun(id).table))
  const condition = limit.item.or?.condition
  const isTheirs = (id: string) => tables.has(index.attribute(id).table)
  return condition?.kind === 'amount' && condition.attributes.every(isTheirs) && groups.every(isTheirs)
    ? { kind: 'condition', condition }
    : null
}
