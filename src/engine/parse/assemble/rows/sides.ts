// "Actives vs pendings vs solds", "built since 2015 vs before 1980", "new construction vs everything else": what stands on both
// sides of "versus" becomes the rows, where no single attribute names them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Item, Placed } from '#engine/parse/item.ts'
import type { KeyRef } from '#engine/parse/key-ref.ts'
import { saidOnce, withoutEcho } from '#engine/parse/assemble/words/said-once.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { nameOfSide } from '#engine/parse/recognize/conditions/with-and-without.ts'
import { withExclusive } from './exclusive-kinds.ts'
import { asksOfBoth, sidesByNumber } from './sides-by-number.ts'
import { isDoing, sameThings, sumsTheRest } from './side-things.ts'

export type SidesRef = Extract<KeyRef, { kind: 'sides' }>
type SideRef = SidesRef['sides'][number]

/** The items with each such comparison replaced by a key; the first one counts. */
export function withSides(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = weighedFirst(index, withExclusive(index, saidOnce(withoutEcho(index, given))))
  const first = placed.findIndex(({ item }) => item.kind === 'versus')
  if (first < 0) return [...placed]
  const groups: Placed[][] = [before(placed, first)]
  let at = first
  while (placed[at]?.item.kind === 'versus') {
    groups.push(after(placed, at + 1))
    at += 1 + (groups.at(-1)?.length ?? 0)
  }
  const verb = groups[0]?.at(-1)
  // "How long do homes with a pool take to sell compared to homes without": what is done is done on both sides.
  if (groups[0] !== undefined && verb !== undefined && isDoing(groups, verb))
    groups[0] = groups[0].filter(one => one !== verb)
  const isThing = ({ item }: Placed) => item.kind === 'noun'
  // "Inquiries mobile vs desktop": things that only the first side names are those of all.
  if (!groups.slice(1).some(group => group.some(isThing)) && groups[0] !== undefined)
    groups[0] = groups[0].filter(one => !isThing(one))
  const versus = placed[first]?.item
  const shared = ofAll(groups, versus?.kind === 'versus' && versus.weighs === true)
  if (versus?.kind === 'versus' && versus.weighs === true && sumsTheRest(index, placed, groups))
    throw new Unclear('each of them or all together')
  const things = sameThings(groups)
  const sides = groups.map(group =>
    sideOf(
      index,
      group.filter(one => !shared.includes(one)),
      things,
    ),
  )
  const values = oneAttribute(
    index,
    sides.flatMap(side => (side === null ? [] : [side.side])),
  )
  if (sides.some(side => side === null)) return [...placed]
  // "They sell slower than the others? With and without a rating": one of the two would be lost.
  if (placed.slice(at).some(({ item }) => item.kind === 'versus')) throw new Unclear('a second comparison')
  if (sides.every(side => side?.plain === true)) return ofEachSide(placed, groups.flat())
  const used = new Set(groups.flat().filter(one => !shared.includes(one)))
  const start = groups[0]?.[0]?.start ?? placed[first]?.start ?? 0
  const made = (item: Item): Placed => ({ item, start, end: start + 1, text: '' })
  if (values !== null && values.length === sides.length) {
    const condition: ConditionRef = { kind: 'values', options: values.map(value => [value]), not: false }
    const rest = placed.filter(one => !used.has(one))
    return [
      ...rest,
      ...counted(index, rest, groups, values[0]?.attribute).map(made),
      made({ kind: 'condition', condition }),
    ]
  }
  const told = sides.flatMap(side => (side === null ? [] : [side.side]))
  const rest = placed.filter(
    (one, place) => !used.has(one) && !(one.item.kind === 'versus' && place >= first && place < at),
  )
  const items: Item[] = (asksOfBoth(placed) ? null : sidesByNumber(told)) ?? [
    { kind: 'key', key: { kind: 'sides', sides: told } },
  ]
  return [...rest, ...items.map(made)]
}

/** "Sold vs expired listings": where nothing else is asked for, the things are counted, whatever their state. */
function counted(
  index: ModelIndex,
  rest: readonly Placed[],
  groups: readonly Placed[][],
  attribute: string | undefined,
): Item[] {
  const asks = rest.some(
    ({ item }) =>
      item.kind === 'quantity' || item.kind === 'attribute' || (item.kind === 'noun' && !item.weak),
  )
  const named = groups.flat().some(({ item }) => item.kind === 'noun' && !item.weak)
  if (asks || !named || attribute === undefined) return []
  const { table } = index.attribute(attribute)
  const plain = index.model.nouns.find(noun => noun.table === table && noun.key === undefined)
  return plain === undefined
    ? []
    : [{ kind: 'noun', nouns: [plain.id], plural: true, none: false, weak: false }]
}

/** "Do weekends bring more check-ins than weekdays": what is weighed goes before both sides. */
function weighedFirst(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const versus = placed.findIndex(({ item }) => item.kind === 'versus')
  const found = placed[versus]?.item
  const weighs = found?.kind === 'versus' && found.weighs === true
  let start = versus
  while (start > 0 && isWeighed(placed[start - 1] ?? missing, weighs)) start--
  // "Do Texas customers spend more": a side ends with what it says or with the things that it is said of.
  const side = weighs && placed[start - 1]?.item.kind === 'noun' ? placed[start - 2] : placed[start - 1]
  if (versus < 0 || start === versus || side?.item.kind !== 'condition') return [...placed]
  const before = placed.slice(0, start).map(one => (weighs ? asScope(one) : one))
  const isNumber = placed.some(({ item }) => item.kind === 'quantity')
  const weighed = placed.slice(start, versus).map(one => (weighs && !isNumber ? asMean(index, one) : one))
  return [...weighed, ...before, ...placed.slice(versus)]
}

/** "Sell faster": what each has a number of is weighed by its mean. */
const asMean = (index: ModelIndex, one: Placed): Placed => {
  const { item } = one
  if (item.kind !== 'attribute' || item.attributes.some(id => index.attribute(id).kind !== 'number'))
    return one
  const quantity = { kind: 'aggregate', fn: 'avg', attributes: item.attributes } as const
  return { ...one, item: { kind: 'quantity', quantity, weak: false } }
}

/** "Do customers in Texas spend more": all of them together. */
const asScope = (one: Placed): Placed =>
  one.item.kind === 'noun' && !one.item.weak ? { ...one, item: { ...one.item, scope: true } } : one

/** "Average order value, California vs Texas customers": all customers of a side together. */
const ofEachSide = (placed: readonly Placed[], sides: readonly Placed[]): Placed[] =>
  placed.some(({ item }) => item.kind === 'quantity' && !item.weak)
    ? placed.map(one => (sides.includes(one) ? asScope(one) : one))
    : [...placed]

const isWeighed = ({ item }: Placed, weighs: boolean) =>
  item.kind === 'quantity' ||
  item.kind === 'attribute' ||
  item.kind === 'averaged' ||
  // "Spend more per order than".
  (weighs && (item.kind === 'period' || (item.kind === 'key' && item.key.kind === 'noun')))

/** "Active homes under 500k against those above a million": what only one side says, beside what both speak of, is said of both. */
function ofAll(groups: readonly Placed[][], weighs: boolean): Placed[] {
  const spoken = groups.map(group => group.map(topicOf))
  const [first = []] = spoken
  const common = first.filter(topic => topic !== null && spoken.every(list => list.includes(topic)))
  if (common.length === 0 || groups.length < 2) return []
  // "3 beds vs 4 beds active": a kind of things behind the last is that of all.
  const naming = groups.filter(group => group.some(({ item }) => item.kind === 'noun' && !item.weak))
  return groups.flat().filter(one => {
    if (one.item.kind === 'noun')
      return !weighs && naming.length === 1 && groups.at(-1)?.includes(one) === true
    const topic = topicOf(one)
    return topic !== null && spoken.filter(list => list.includes(topic)).length === 1
  })
}

function topicOf({ item }: Placed): string | null {
  if (item.kind !== 'condition') return null
  const { condition } = item
  switch (condition.kind) {
    case 'values':
      return condition.options[0]?.[0]?.attribute ?? null
    case 'flag':
      return condition.attribute
    case 'amount':
      return condition.attributes[0] ?? (condition.unit === 'days' ? 'days' : 'amount')
    case 'years':
      return condition.attributes[0] ?? null
    case 'weekdays':
      return condition.kind
    default:
      return null
  }
}

/** "Actives vs pendings": things that one attribute tells apart are best named by it. */
function oneAttribute(
  index: ModelIndex,
  sides: readonly SideRef[],
): { attribute: string; value: string }[] | null {
  const found = sides.map(({ conditions, nouns }) => {
    const [condition] = conditions
    if (
      nouns.length === 0 &&
      conditions.length === 1 &&
      condition?.kind === 'values' &&
      !condition.not &&
      condition.options.length === 1
    )
      return condition.options[0]?.[0] ?? null
    const [own] = nouns.flatMap(id => [...(index.noun(id).where ?? [])])
    if (conditions.length > 0 || nouns.length !== 1 || index.noun(nouns[0] ?? '').where?.length !== 1)
      return null
    const [value] = own?.kind === 'is' && own.not !== true && own.values.length === 1 ? own.values : []
    return own !== undefined && typeof value === 'string' ? { attribute: own.attribute, value } : null
  })
  const [first] = found
  const values = found.flatMap(one => (one !== null && one.attribute === first?.attribute ? [one] : []))
  return values.length === sides.length && sides.length > 1 ? values : null
}

const isPart = ({ item }: Placed) =>
  item.kind === 'condition' || item.kind === 'rest' || (item.kind === 'noun' && !item.none)

function before(placed: readonly Placed[], versus: number): Placed[] {
  let at = versus
  // A comma parts what is compared from what it is said of.
  while (at > 0 && isPart(placed[at - 1] ?? missing)) {
    at--
    if (placed[at]?.afterBreak === true) break
  }
  return placed.slice(at, versus)
}

function after(placed: readonly Placed[], from: number): Placed[] {
  let at = from
  while (
    at < placed.length &&
    isPart(placed[at] ?? missing) &&
    (at === from || placed[at]?.afterBreak !== true)
  )
    at++
  return placed.slice(from, at)
}

const missing: Placed = { item: { kind: 'versus' }, start: 0, end: 0, text: '' }

/** `plain`: values of an attribute, which is a better name for the rows than a side is. */
function sideOf(
  index: ModelIndex,
  group: readonly Placed[],
  things: readonly Placed[],
): { side: SideRef; plain: boolean } | null {
  const conditions = group.flatMap(({ item }): ConditionRef[] =>
    item.kind === 'condition' ? [item.condition] : [],
  )
  const nouns = group.flatMap(one =>
    one.item.kind === 'noun' && !things.includes(one) ? (one.item.nouns[0] ?? []) : [],
  )
  const particular = nouns.filter(id => (index.noun(id).where ?? []).length > 0)
  const isRest = group.some(({ item }) => item.kind === 'rest')
  if (conditions.length === 0 && particular.length === 0 && !isRest) return null
  // "Weekend (sat/sun)": the brackets explain the name and are no part of it.
  const label = group.map(one => nameOfSide(one).replace(/ \( .* \)$/, '')).join(' ')
  return {
    side: { label, conditions, nouns: particular },
    plain:
      !isRest &&
      particular.length === 0 &&
      conditions.every(one => (one.kind === 'values' && !one.not) || one.kind === 'flag'),
  }
}
