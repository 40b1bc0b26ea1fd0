// "Which cities have lake houses", "what property types do we have in Colorado": groups are asked for, and no row of them. What they
// have is named only by what it is like.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { topicsOf } from '#engine/parse/topics.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function groupsThatHave(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = groupsWith(index, withKind(index, withOneEach(given)))
  const [which, ...otherAsks] = of(placed, 'ask')
  const [group, ...otherGroups] = of(placed, 'attribute')
  const conditions = of(placed, 'condition')
  const [first] = conditions
  // "Which cities have no lake houses" asks for those that lack something.
  const isDenied = conditions.some(({ item }) => 'not' in item.condition && item.condition.not)
  const isPlain =
    placed.length === conditions.length + 2 && otherAsks.length + otherGroups.length === 0 && !isDenied
  if (which === undefined || group === undefined || first === undefined || !isPlain) return [...placed]
  const asksGroup = which.item.how === 'which' && group.start === which.end && group.item.plural
  const total = asksGroup && conditions.length === 1 ? totalOf(index, first) : []
  if (total.length > 0)
    return placed.flatMap((one): Placed[] => {
      if (one === first) return total
      const { attributes } = group.item
      return one === group
        ? [{ ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } }]
        : [one]
    })
  const things = asksGroup ? thingsWith(index, group.item.attributes, conditions) : undefined
  if (things === undefined) return [...placed]
  const named: Placed = {
    item: { kind: 'noun', nouns: [things], plural: true, none: false, weak: false },
    start: first.start,
    end: first.start,
    text: '',
  }
  return placed.flatMap(one => (one === first ? [named, one] : [one]))
}

/** "Which areas have a home over 3 million", "have a pool home": any number of them, and the areas are asked for. */
function withOneEach(placed: readonly Placed[]): Placed[] {
  const [which, group, ...rest] = placed
  const isAsked =
    which?.item.kind === 'ask' &&
    which.item.how === 'which' &&
    group?.item.kind === 'attribute' &&
    group.item.plural &&
    group.start === which.end
  const thing = rest.find(({ item }) => item.kind !== 'condition')
  if (!isAsked || thing?.item.kind !== 'noun' || thing.item.plural || thing.item.none) return [...placed]
  const said = rest.slice(0, rest.indexOf(thing))
  const before = said.at(-1) ?? group
  const isNext =
    (said.length === 0 ? thing.start > group.end : said.every(({ start }) => start <= group.end + 3)) &&
    thing.start <= before.end + (said.length === 0 ? 2 : 0) &&
    [...said, thing].every(({ afterAnd, afterBreak }) => afterAnd !== true && afterBreak !== true)
  const { item } = thing
  return placed.map(one => (one === thing && isNext ? { ...thing, item: { ...item, plural: true } } : one))
}

/** "Which brands have inventory worth over 50k": all that they have together, and no single product. */
function totalOf(index: ModelIndex, one: PlacedOf<'condition'>): Placed[] {
  const { condition } = one.item
  if (condition.kind !== 'amount' || condition.not || condition.ofEach === true) return []
  const { amount, attributes } = condition
  const isMoney = (id: string) =>
    index.attribute(id).format === 'money' && index.attribute(id).rollup === 'sum'
  if (amount.kind !== 'bound' || attributes.length === 0 || !attributes.every(isMoney)) return []
  const quantity = { kind: 'aggregate', fn: 'sum', attributes } as const
  const than = { kind: 'number', value: amount.value } as const
  return [{ ...one, item: { kind: 'having', quantity, op: amount.op, than } }]
}

/** "Cities with lake houses", "subdivisions with pools": groups that have such things, and no list of those. */
function withKind(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [group, kind, ...others] = placed
  if (group?.item.kind !== 'attribute' || !group.item.plural || kind?.item.kind !== 'condition')
    return [...placed]
  const { condition } = kind.item
  const isNext = kind.start <= group.end + 1 && kind.afterAnd !== true && kind.afterBreak !== true
  const isKind =
    (condition.kind === 'flag' && condition.yes) ||
    (condition.kind === 'values' && !condition.not && kind.start > group.end)
  const isAlone = others.every(
    ({ item }) => item.kind === 'condition' && !('not' in item.condition && item.condition.not),
  )
  const { attributes } = group.item
  const things = isNext && isKind && isAlone ? thingsWith(index, attributes, [kind]) : undefined
  if (things === undefined) return [...placed]
  const named: Placed = {
    item: { kind: 'noun', nouns: [things], plural: true, none: false, weak: false },
    start: kind.start,
    end: kind.start,
    text: '',
  }
  return [{ ...group, item: { kind: 'key', key: { kind: 'attribute', attributes } } }, named, kind, ...others]
}

/** "Cities with homes under 200": a row for each that has one. */
function groupsWith(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [group, things, ...conditions] = placed
  const { item } = group ?? {}
  if (group === undefined || item?.kind !== 'attribute' || !item.plural || things?.item.kind !== 'noun')
    return [...placed]
  const { plural, none, weak, nouns } = things.item
  const tables = new Set(nouns.map(id => index.noun(id).table))
  const isNext =
    things.start - group.end >= 1 &&
    things.start - group.end <= 2 &&
    things.afterAnd !== true &&
    things.afterBreak !== true
  const isOwn = item.attributes.every(
    id => index.attribute(id).kind === 'category' && tables.has(index.attribute(id).table),
  )
  const areSaid =
    conditions.length > 0 &&
    conditions.every(
      one => one.item.kind === 'condition' && !('not' in one.item.condition && one.item.condition.not),
    )
  if (!isNext || !isOwn || !areSaid || !plural || none || weak) return [...placed]
  const key: Placed = {
    ...group,
    item: { kind: 'key', key: { kind: 'attribute', attributes: item.attributes } },
  }
  return [key, things, ...conditions]
}

/** The things that have both the groups and all that is said. */
function thingsWith(
  index: ModelIndex,
  groups: readonly string[],
  conditions: readonly Placed[],
): string | undefined {
  // "Which areas have something on the market over 2.5 million": a bare limit is one of what the rest tells.
  const told = conditions.filter(({ item }) => !isBareLimit(item))
  const said = told.flatMap(({ item }) => topicsOf([item], index))
  if (!said.every(topic => index.has(topic))) return undefined
  const [table, ...others] = new Set(said.map(topic => index.attribute(topic).table))
  const isOwn = groups.some(
    id => index.attribute(id).table === table && index.attribute(id).kind === 'category',
  )
  if (table === undefined || others.length > 0 || !isOwn) return undefined
  return index.model.nouns.find(noun => noun.table === table && noun.key === undefined)?.id
}

const isBareLimit = (item: Item): boolean =>
  item.kind === 'condition' && item.condition.kind === 'amount' && item.condition.attributes.length === 0
