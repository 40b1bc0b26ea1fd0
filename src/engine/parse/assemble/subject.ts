// Who or what a question is about, where it says so only in passing.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed, QuantityRef } from '#engine/parse/item.ts'
import { certainTables } from './certain-tables.ts'
import { searchedFirst } from './searched-first.ts'
import { of, type PlacedOf } from './items.ts'

/** Whether rows are kept by what is computed for each: a number of orders, or none. */
export const hasLimits = (placed: readonly Placed[]): boolean =>
  of(placed, 'having').length > 0 || of(placed, 'noun').some(({ item }) => item.none)

/** "Books that did not sell at all", "anything nobody ordered": the things that a limit is set on, where no noun names them. */
export function limitedThings(
  index: ModelIndex,
  placed: readonly Placed[],
  computed: readonly QuantityRef[],
): Noun | null {
  const limits = new Set(of(placed, 'having').map(({ item }) => JSON.stringify(item.quantity)))
  if (!hasLimits(placed) || of(placed, 'key').length > 0 || namesGroups(index, placed)) return null
  if (computed.some(one => !limits.has(JSON.stringify(one)))) return null
  const [table] = of(placed, 'condition').flatMap(({ item: { condition } }) => {
    if (condition.kind === 'values') return index.attribute(condition.options[0]?.[0]?.attribute ?? '').table
    if (condition.kind === 'flag') return index.attribute(condition.attribute).table
    // "LTV over 2k, no order this year": whose number it is.
    if (condition.kind === 'amount')
      return condition.attributes.slice(0, 1).map(id => index.attribute(id).table)
    return condition.kind === 'segment'
      ? condition.segments.map(id => index.noun(index.segment(id).noun).table)
      : []
  })
  // "Who has not ordered": people, and no things at all.
  if (table === undefined && of(placed, 'ask').some(({ text }) => /^(who|whom)$/.test(text))) return null
  const missing = of(placed, 'noun').some(({ item }) => item.none)
  const things = table ?? (missing ? index.model.nouns[0]?.table : undefined)
  if (things === undefined) return null
  const below = certainTables(index, placed).some(one => one !== things && index.path(one, things) !== null)
  return below
    ? (index.model.nouns.find(noun => noun.table === things && noun.key === undefined) ?? null)
    : null
}

/** "Cities in California with over $20,000 in revenue": the cities are limited, and no home of one. */
const namesGroups = (index: ModelIndex, placed: readonly Placed[]): boolean => {
  const [group, ...others] = of(placed, 'attribute')
  const [having] = of(placed, 'having')
  const limit = having?.start ?? 0
  // "Which cities have no cabin revenue": of all cities, or of those with cabins?
  const isNone = having?.item.op === '=' && having.item.than.kind === 'number' && having.item.than.value === 0
  return (
    group !== undefined &&
    !isNone &&
    others.length === 0 &&
    group.item.plural &&
    group.end <= limit &&
    group.item.attributes.every(id => index.attribute(id).kind === 'category') &&
    placed.every(({ item, start }) => start >= group.start || item.kind === 'ask' || item.kind === 'period')
  )
}

/** "Who bought the most": people, though only their orders are named. */
export function whoIsMeant(index: ModelIndex, placed: readonly Placed[], found: Noun | null): Noun | null {
  const who = of(placed, 'ask').some(({ text }) => /^(who|whom)$/.test(text))
  const strong = of(placed, 'noun').some(({ item }) => !item.weak && !item.none)
  const ranks = of(placed, 'rank')
  // "Who stayed the most nights" adds up what is somebody's; "who paid the highest price" is one row.
  const addsUp = ({ item, text }: PlacedOf<'rank'>) =>
    item.by?.kind === 'attribute' &&
    /\b(most|fewest|least)\b/.test(text) &&
    item.by.attributes.some(id => index.attribute(id).rollup === 'sum')
  const ofRows = ranks.length > 0 && ranks.every(one => one.item.by?.kind === 'attribute' && !addsUp(one))
  if (!who || strong || ofRows || (ranks.length === 0 && !hasLimits(placed))) return null
  const people = index.model.nouns.filter(noun => noun.vague?.includes('people'))
  return (
    people.find(
      noun => found === null || noun.table === found.table || index.path(found.table, noun.table) !== null,
    ) ?? null
  )
}

/** "Everyone arriving next week, with email and the house": the rows of the date; the house is only shown beside them. */
export function whatHappens(
  index: ModelIndex,
  placed: readonly Placed[],
  first: PlacedOf<'noun'> | undefined,
): Noun | null {
  const dated = of(placed, 'period').find(({ item }) => item.dates.length > 0)
  const date = dated?.item.dates[0]
  if (first === undefined || dated === undefined || date === undefined || first.start < dated.end) return null
  const { table } = index.attribute(date)
  const isBeside = !first.item.plural && first.item.nouns.every(id => index.noun(id).table !== table)
  const computes = (['quantity', 'rank', 'having', 'key'] as const).some(kind => of(placed, kind).length > 0)
  const counts = of(placed, 'ask').some(({ item }) => item.how !== 'which')
  if (!isBeside || computes || counts) return null
  const rows = index.model.nouns.filter(noun => noun.table === table && noun.key === undefined)
  return rows.find(noun => noun.date === date) ?? rows[0] ?? null
}

/** A house whose sold price is asked for is a sale: the attribute says which of a table's nouns is meant. */
export function moreParticular(index: ModelIndex, placed: readonly Placed[], noun: Noun): Noun {
  const plain = index.model.nouns.find(one => one.table === noun.table && one.key === undefined)
  if (plain?.id !== noun.id) return noun
  const spoken = placed.flatMap(({ item }) =>
    item.kind === 'attribute'
      ? item.attributes
      : item.kind === 'condition'
        ? ofCondition(item.condition)
        : item.kind === 'rank' && item.by?.kind === 'attribute'
          ? item.by.attributes
          : // "Homes by $ over ask": of the others, nothing could stand in that order.
            item.kind === 'order'
            ? (item.by ?? [])
            : [],
  )
  const particular = spoken
    .map(id => index.attribute(id))
    .find(one => one.table === noun.table && one.noun !== undefined)
  return particular?.noun === undefined ? noun : index.noun(particular.noun)
}

const ofCondition = (condition: ConditionRef): readonly string[] => {
  if (condition.kind === 'amount') return condition.attributes
  return condition.kind === 'attributes' ? condition.left : []
}

/** Those whose words are searched: "folks who wrote about a hot tub". */
export function writers(index: ModelIndex, placed: readonly Placed[]): Noun | null {
  const [search] = of(placed, 'condition').flatMap(({ item }) =>
    item.condition.kind === 'contains' ? [item.condition] : [],
  )
  // "Revenue from headphones" is one number.
  const isNumber =
    search?.things === true && of(placed, 'quantity').length > 0 && of(placed, 'rank').length === 0
  if (search === undefined || isNumber) return null
  // "How many customers are called David": those that are counted.
  const areCounted = of(placed, 'quantity').some(({ item }) => item.quantity.kind === 'count')
  if (search.within?.length === 0) return areCounted ? null : (index.model.nouns[0] ?? null)
  const [text] = search.within ?? searchedFirst(index)
  const table = text === undefined ? undefined : index.attribute(text).table
  return index.model.nouns.find(noun => noun.table === table) ?? null
}

/** "Which hour sees the most searches on the site": where it is done, behind the groups and what is ranked. */
export const isWhere = (placed: readonly Placed[], { item, start }: PlacedOf<'noun'>): boolean =>
  item.weak &&
  of(placed, 'key').length > 0 &&
  of(placed, 'rank').some(one => one.item.by?.kind === 'count' && one.end <= start)

/** "Which brands …, and how many products do they have": of each, and not how many there are. */
export const isOfEach = (placed: readonly Placed[], from: number): boolean =>
  isBesideGroups(placed, from) ||
  of(placed, 'ask').some(
    ({ item, start }) =>
      (item.how === 'each' && start > from) ||
      (item.how === 'which' && item.relative !== true && start < from),
  )

/** "Brands with an average price over 100: # products": the groups and their limit are named, and a number of each behind them. */
const isBesideGroups = (placed: readonly Placed[], from: number): boolean => {
  const limits = of(placed, 'having')
  const [group] = of(placed, 'attribute')
  return (
    group?.item.plural === true &&
    limits.length > 0 &&
    limits.every(({ start, end }) => start >= group.end && end <= from)
  )
}

/**
 * The noun that stands for the rows. Where a limit speaks of one thing and the question of another, it is the other: "who has
 * had stays in three cities, give me guest".
 */
export function leading(index: ModelIndex, placed: readonly Placed[], strong: readonly PlacedOf<'noun'>[]) {
  const limited = hasLimits(placed)
  const shown = limited ? undefined : shownOf(index, placed, strong)
  if (shown !== undefined) return shown
  const keyed = strong.find(({ item }) => item.nouns.some(id => index.noun(id).key !== undefined))
  return limited ? (keyed ?? strong[0]) : strong[0]
}

/** "Guest and total of pending reservations": what is shown of rows stands before them. */
function shownOf(index: ModelIndex, placed: readonly Placed[], strong: readonly PlacedOf<'noun'>[]) {
  const [first] = strong
  const rows = strong.find(({ item }) => item.plural)
  if (first === undefined || rows === undefined || first.item.plural) return undefined
  // "Guest, home and amount for the five biggest bookings": the rows are ranked, and not what is shown of them.
  const isOfRows = ({ start, end }: Placed) =>
    start > first.end && (start >= rows.end || (end <= rows.start && end >= rows.start - 1))
  const others =
    (['quantity', 'key', 'versus', 'in time'] as const).some(kind => of(placed, kind).length > 0) ||
    !of(placed, 'rank').every(isOfRows)
  const between = placed.filter(({ start }) => start >= first.start && start < rows.start)
  const isColumns = between.every(
    ({ item }) =>
      // "Guest, home and check-in date for this week's confirmed arrivals".
      ['attribute', 'total', 'its date', 'condition', 'period', 'rank', 'limit'].includes(item.kind) ||
      (item.kind === 'noun' &&
        !item.none &&
        !item.plural &&
        !item.weak &&
        !item.nouns.some(id => isRows(index, rows, id))),
  )
  // "Guest name and home of the pending bookings", "guest and house for tomorrow's departures".
  const isTotal =
    placed.some(
      ({ item, start }) => ['attribute', 'total', 'its date'].includes(item.kind) && start < rows.start,
    ) || between.some(one => one !== first && one.item.kind === 'noun' && (one.afterAnd || one.afterBreak))
  const leads = (from: string, to: string) =>
    index.path(index.noun(from).table, index.noun(to).table) !== null
  const isTheirs = rows.item.nouns.every(
    id => index.noun(id).key === undefined && first.item.nouns.every(other => leads(id, other)),
  )
  return !others && isColumns && isTotal && isTheirs ? rows : undefined
}

/** Another name for the rows themselves is no column of them. */
const isRows = (index: ModelIndex, rows: PlacedOf<'noun'>, id: string): boolean =>
  index.noun(id).key === undefined &&
  rows.item.nouns.some(other => index.noun(other).table === index.noun(id).table)
