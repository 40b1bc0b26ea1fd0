// "Brands without electronics", "which brands don't sell any books", "how many cities have no cabins": groups that have nothing of a
// kind. Rows of the other kinds are of nearly every group.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

interface Group {
  at: Placed
  attributes: readonly string[]
  counts: boolean
}

/** What they have nothing of, and the words that say so. */
interface Lack {
  start: number
  end: number
  afterAnd?: boolean
  condition: ConditionRef
  /** What is denied is that they sell it, and not that they have it. */
  isVerb?: true
}

export function groupsLacking(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const group = groupOf(index, placed)
  const lack = group === null ? null : lackOf(index, placed, group)
  if (group === null || lack === null) return placed
  const { start, end, condition } = lack
  const isLack = (one: Placed) => one.start >= start && one.end <= end
  const things = of(placed, 'noun').filter(one => !isLack(one))
  // "Areas that have homes without pools" have such; "that have no pool home under contract" lack more than a pool.
  if (!things.every(one => isNamedBeside(index, group, lack, one))) return placed
  // "No pool home for sale under 700k": what follows at once tells more of what is missing. "Without cabins in Colorado" may tell where.
  const isNext = (one: Placed) =>
    one.start === end || placed.some(before => before.start >= end && before.end === one.start)
  // "Cities in Colorado without cabins" are told before; "cities with cabins but no lake houses" have the one and lack the other.
  const isTold = (one: Placed) =>
    one.item.kind === 'condition' &&
    (one.end <= start || isNext(one)) &&
    spokenOf(one.item.condition).every(id => !spokenOf(condition).includes(id))
  const isWhich = ({ item }: Placed) => item.kind === 'ask' && item.how === 'which'
  const isKnown = (one: Placed) =>
    one === group.at || isLack(one) || one.item.kind === 'noun' || isWhich(one) || isTold(one)
  if (!placed.every(isKnown)) throw new Unclear('what is missing')
  const nothing: Placed = { item: { kind: 'nothing such', condition }, start, end, text: '' }
  const rest = placed.filter(one => !isLack(one) && one.item.kind !== 'noun')
  const inOrder = [...rest.filter(one => one.start < start), nothing, ...rest.filter(one => one.start >= end)]
  return inOrder.flatMap(one => (one === group.at && group.counts ? counted(group) : [one]))
}

/** "Cities that have homes but no cabins": rows of the same kind, whose name adds nothing. */
const isNamedBeside = (
  index: ModelIndex,
  group: Group,
  { start, end, afterAnd, isVerb }: Lack,
  { item, ...noun }: PlacedOf<'noun'>,
): boolean =>
  !item.none &&
  item.nouns.every(id => isOf(index, group, index.noun(id).table)) &&
  ((noun.end <= start && afterAnd === true) || (isVerb === true && noun.start === end))

const counted = ({ at, attributes }: Group): Placed[] => [
  { ...at, item: { kind: 'ask', how: 'count' } },
  { ...at, item: { kind: 'key', key: { kind: 'attribute', attributes } } },
]

/** The one group that is asked for, or how many of them there are. */
function groupOf(index: ModelIndex, placed: readonly Placed[]): Group | null {
  const computes = (['key', 'having', 'order', 'versus', 'limit'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const [named, ...others] = of(placed, 'attribute')
  const [number, ...more] = of(placed, 'quantity')
  if (computes || others.length + more.length > 0) return null
  const isGroup = (attributes: readonly string[]) =>
    attributes.every(id => index.attribute(id).kind === 'category')
  if (number === undefined)
    return named?.item.plural === true && isGroup(named.item.attributes)
      ? { at: named, attributes: named.item.attributes, counts: false }
      : null
  const { quantity } = number.item
  return named === undefined && quantity.kind === 'distinct' && isGroup(quantity.attributes)
    ? { at: number, attributes: quantity.attributes, counts: true }
    : null
}

const isOf = (index: ModelIndex, { attributes }: Group, table: string): boolean =>
  attributes.every(id => index.attribute(id).table === table)

function lackOf(index: ModelIndex, placed: readonly Placed[], group: Group): Lack | null {
  const isOther = (condition: ConditionRef) => {
    const spoken = spokenOf(condition)
    return (
      spoken.length > 0 &&
      spoken.every(id => isOf(index, group, index.attribute(id).table) && !group.attributes.includes(id))
    )
  }
  const [denied] = of(placed, 'condition').flatMap((one): Lack[] => {
    const some = someOf(one)
    return some !== null && isOther(some) && one.start >= group.at.end ? [{ ...one, condition: some }] : []
  })
  // "Top brands without electronics" may be ranked by all the rest.
  return of(placed, 'rank').length === 0 ? (denied ?? null) : soldNone(placed, isOther)
}

/** "No electronics", "without a pool": with the denial taken away. "Not in Florida" tells where they are. */
function someOf({ item: { condition }, text }: PlacedOf<'condition'>): ConditionRef | null {
  if (!/^(no|zero|without|w\/o|not (have|has|had|any|got|carry|offer|sell|stock|make))\b/.test(text))
    return null
  if (condition.kind === 'flag' && !condition.yes) return { ...condition, yes: true }
  return condition.kind === 'values' && condition.not ? { ...condition, not: false } : null
}

/** "Brands that don't sell any electronics": a kind right behind it is what they do not have, and says nothing of how well it sells. */
function soldNone(placed: readonly Placed[], isOther: (condition: ConditionRef) => boolean): Lack | null {
  const rank = of(placed, 'rank').find(
    ({ item, text }) =>
      item.implied && !item.high && item.quality !== true && /^not (sell|sells|selling)( any)?$/.test(text),
  )
  const kind = of(placed, 'condition').find(({ item, start }) => {
    const { condition } = item
    const isKind = (condition.kind === 'values' && !condition.not) || condition.kind === 'contains'
    return rank !== undefined && isKind && start === rank.end && isOther(condition)
  })
  if (rank === undefined || kind === undefined) return null
  return { start: rank.start, end: kind.end, condition: kind.item.condition, isVerb: true }
}

/** What a condition of a kind speaks of. */
function spokenOf(condition: ConditionRef): readonly string[] {
  if (condition.kind === 'values')
    return [...new Set(condition.options.flat().map(({ attribute }) => attribute))]
  if (condition.kind === 'flag') return [condition.attribute]
  return condition.kind === 'contains' ? (condition.within ?? []) : []
}
