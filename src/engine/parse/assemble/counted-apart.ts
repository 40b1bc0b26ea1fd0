// "How many homes are active, how many are under contract and how many are sold": each "how many" has a number of its own, of
// the same things.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { topicsOf } from '#engine/parse/topics.ts'
import { countedTwice } from './counted-twice.ts'
import { of, type PlacedOf } from './items.ts'
import { withPlaceFirst, withThingsOfStates } from './states-apart.ts'

export function countedApart(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const twice = countedTwice(given)
  if (twice !== null) return twice
  const others = othersOf(index, given)
  // "Views and interactions by city in Florida": what is said behind the groups is said of both.
  const key = of(given, 'key').find(({ start }) => start === others?.end)
  if (others !== null && key !== undefined) return [...given]
  if (others !== null && of(given, 'condition').some(({ start }) => start === others.end))
    return [...given, partOfNothing(given)]
  const placed = withPlaceFirst(
    index,
    withStates(index, withThingsOfStates(index, withThingsBefore(index, withoutVerb(given)))),
  )
  const isOther = (['rank', 'having', 'versus', 'change', 'of those', 'order', 'between'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const marks = placed.filter(isCount)
  const [first] = marks
  const table = first === undefined ? null : tableCounted(index, first)
  if (isOther || table === null || marks.length < 2) return [...given]
  const said = (mark: Placed, at: number) =>
    of(placed, 'condition').filter(
      ({ start }) => start >= mark.start && start < (marks[at + 1]?.start ?? Infinity),
    )
  const whole =
    first === undefined
      ? undefined
      : wholeOf(
          index,
          first,
          table,
          marks.slice(1).flatMap((mark, at) => said(mark, at + 1)),
        )
  if (whole === null) return [...given]
  const parts = marks.map((mark, at) => ({
    mark,
    stated: stateOf(index, mark, table, at === 0 && whole === undefined),
    said: said(mark, at),
  }))
  // Each says one thing of them; what more is said at the end could be meant of all. "How many orders did we get" says nothing.
  const hasWhole = parts[0]?.said.length === 0 && whole === undefined
  const isPlain = parts.every(
    ({ stated, said }, at) =>
      stated !== null && stated.length + said.length === (at === 0 && hasWhole ? 0 : 1),
  )
  if (!isPlain || parts.every(({ said }) => said.length === 0)) return [...given]
  return placed.flatMap((one): Placed[] => {
    const part = parts.find(({ mark }) => mark === one)
    if (part === undefined) return [one]
    const { start } = one
    const mark: Placed = { ...one, end: start, item: { kind: 'of those', how: 'count', apart: !hasWhole } }
    const text = one.text.replace(/^how many (is |are |was |were )?/, '')
    const states = (part.stated ?? []).map((condition): Placed => ({
      ...one,
      text,
      start: start + 1,
      item: { kind: 'condition', condition },
    }))
    if (one === first) return hasWhole ? [one] : [whole ?? one, mark, ...states]
    return [mark, ...states]
  })
}

/** "Sold homes and homes with a pool": the second are not among the first, and what is said of them is not said of both. */
function othersOf(index: ModelIndex, placed: readonly Placed[]): Placed | null {
  const [first, second, ...more] = placed.filter(one => isCount(one) || isNamed(one))
  if (first === undefined || second === undefined || more.length > 0) return null
  const [own, other] = [first, second].map(({ item }) =>
    item.kind === 'noun'
      ? item.nouns
      : item.kind === 'quantity' && item.quantity.kind === 'count'
        ? item.quantity.nouns
        : [],
  )
  const [one] = own ?? []
  const [next] = other ?? []
  if (one === undefined || next === undefined || one === next || /\bmany\b/.test(second.text)) return null
  const { table, where = [] } = index.noun(one)
  const isPlain = index.noun(next).table === table && (index.noun(next).where ?? []).length === 0
  const isState = where.length > 0 && where.every(state => state.kind === 'is' && state.not !== true)
  const isJoined = second.start === first.end + 1 && (second.afterAnd === true || second.afterBreak === true)
  return isPlain && isState && isJoined ? second : null
}

const isNamed = ({ item }: Placed): boolean => item.kind === 'noun' && item.plural && !item.weak && !item.none

/** Nothing can be counted of it: it is asked back. */
const partOfNothing = (placed: readonly Placed[]): Placed => {
  const end = Math.max(...placed.map(one => one.end)) + 1
  return { start: end, end, text: '', item: { kind: 'of those', how: 'count', apart: true } }
}

/**
 * "How many sold and how many came off the market": the first has a state of its own too, which the others do not share, and all of
 * them are counted among the rows of any state. Undefined where it has none, null where nothing names those rows.
 */
function wholeOf(
  index: ModelIndex,
  first: Placed,
  table: string,
  others: readonly PlacedOf<'condition'>[],
): Placed | null | undefined {
  const { item } = first
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return undefined
  const states = statesIn(index, item.quantity.nouns, table) ?? []
  const own = topicsOf(
    states.map(condition => ({ kind: 'condition', condition })),
    index,
  )
  const theirs = topicsOf(
    others.map(one => one.item),
    index,
  )
  if (!own.some(topic => theirs.includes(topic))) return undefined
  const all = index.model.nouns.find(
    one => one.table === table && one.key === undefined && (one.where ?? []).length === 0,
  )
  return all === undefined
    ? null
    : { ...first, item: { ...item, quantity: { kind: 'count', nouns: [all.id] } } }
}

/** "Count how many homes are active and how many …": the verb asks for nothing of its own. */
const withoutVerb = (placed: readonly Placed[]): readonly Placed[] =>
  placed.filter((one, at) => {
    const next = placed[at + 1]
    const isBefore = next !== undefined && isCount(next) && next.start - one.end <= 3
    return !(one.item.kind === 'ask' && one.item.bare === true && isBefore)
  })

/** "For each city our homes are in, how many are free and how many are taken": the things are named once, before both. */
function withThingsBefore(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [first, ...others] = placed.filter(isCount)
  const [things, ...more] = of(placed, 'noun').filter(({ item }) => !item.none && !item.weak)
  const isBare =
    first?.item.kind === 'ask' &&
    others.length > 0 &&
    others.every(one => one.item.kind === 'ask' || isStateOf(index, one, things))
  // "Bookings with arrivals in 2026": the same things, by another name.
  const again = new Set<Placed>(more.filter(({ item }) => `${item.nouns}` === `${things?.item.nouns}`))
  const isBefore = things !== undefined && again.size === more.length && things.end <= (first?.start ?? 0)
  if (first === undefined || !isBare || !isBefore || !things.item.plural) return placed
  const quantity = { kind: 'count' as const, nouns: things.item.nouns }
  return placed.flatMap((one): Placed[] =>
    one === things || again.has(one)
      ? []
      : one === first
        ? [{ ...one, item: { kind: 'quantity', quantity, weak: false } }]
        : [one],
  )
}

/** "Of the homes in Old Town, how many are active and how many sold": the sold ones are homes too. */
const isStateOf = (index: ModelIndex, mark: Placed, things: PlacedOf<'noun'> | undefined): boolean => {
  const [thing] = things?.item.nouns ?? []
  const table = tableCounted(index, mark)
  const states = table === null || mark.item.kind !== 'quantity' ? null : stateOf(index, mark, table, false)
  return thing !== undefined && index.noun(thing).table === table && states?.length === 1
}

/** "How many listings expired": right behind things, the name of some of them tells their state. */
const withStates = (index: ModelIndex, placed: readonly Placed[]): Placed[] =>
  placed.map((one, at) => {
    const before = placed[at - 1]
    const table = before === undefined ? null : tableCounted(index, before)
    // "How many listings we have expired": no more than who has them stands between.
    const isRightBehind = before !== undefined && one.start - before.end <= 3 && one.afterAnd !== true
    if (one.item.kind !== 'noun' || one.item.none || !isRightBehind || table === null) return one
    const [state, ...more] = statesIn(index, one.item.nouns, table) ?? []
    return state === undefined || more.length > 0
      ? one
      : { ...one, item: { kind: 'condition', condition: state } }
  })

const isCount = ({ item }: Placed): boolean =>
  (item.kind === 'quantity' && item.quantity.kind === 'count') ||
  (item.kind === 'ask' && item.how === 'count')

function tableCounted(index: ModelIndex, { item }: Placed): string | null {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return null
  const tables = new Set(item.quantity.nouns.map(id => index.noun(id).table))
  const [table, ...more] = tables
  return table === undefined || more.length > 0 ? null : table
}

/** What a noun says of the rows that it counts: "how many are sold". Null where it counts other things. */
function stateOf(index: ModelIndex, mark: Placed, table: string, isFirst: boolean): ConditionRef[] | null {
  const { item } = mark
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count' || isFirst) return []
  return statesIn(index, item.quantity.nouns, table)
}

/** What the name of such rows tells of them. */
function statesIn(index: ModelIndex, nouns: readonly string[], table: string): ConditionRef[] | null {
  const [noun] = nouns
  if (nouns.some(id => index.noun(id).table !== table)) return null
  const where = noun === undefined ? [] : (index.noun(noun).where ?? [])
  const states = where.map((one): ConditionRef | null =>
    one.kind === 'is' && one.not !== true
      ? {
          kind: 'values',
          options: one.values.map(value => [{ attribute: one.attribute, value: String(value) }]),
          not: false,
        }
      : null,
  )
  return states.every(one => one !== null) ? states : null
}
