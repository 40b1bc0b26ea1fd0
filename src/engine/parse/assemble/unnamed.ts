// Quantities that a question asks for without naming them: attributes that add up, money, a bare count, a total.
import type { Attribute, Noun } from '#contract/model.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { isMean, tableOf } from './keys.ts'
import { kindOfState } from './kind-of-state.ts'
import { conditionsOf } from './narrowing.ts'
import type { Picker } from './pick.ts'
import { homeNoun, quantity } from './quantity.ts'
import { highestOf } from './ranges-of-what.ts'
import { steppedBy } from './stepped-by.ts'
import { moreParticular } from './subject.ts'
import { Unclear } from './unclear.ts'

/** "ppsf by subdivision", "list to sale ratio": an attribute alone, as its rows add up. */
export function rolledUp(draft: Draft): Quantity[] {
  const { placed, picker, index, asks, subject } = draft
  if (of(placed, 'rank').length > 0 || asks.has('count')) return []
  const bands = of(placed, 'key').flatMap(({ item: { key } }) =>
    key.kind === 'bands' || key.kind === 'steps' ? [steppedBy(draft, key, highestOf(key))] : [],
  )
  return of(placed, 'attribute').flatMap(({ item }): Quantity[] => {
    const attribute = picker.attribute(item.attributes)
    // "Qty by brand": what was ordered, or what is in stock?
    const tables = new Set(item.attributes.map(id => index.attribute(id).table))
    if (subject === null && tables.size > 1) throw new Unclear(`which ${item.text}`)
    // "Price bands for the actives": the price makes the groups.
    const isBanded = bands.some(id => item.attributes.includes(id))
    if (attribute === null || isBanded) return []
    const { kind, rollup, noun, table, format } = index.attribute(attribute)
    const rows = noun ?? (subject?.table === table ? subject : picker.nounOfTable(table))?.id
    if (kind !== 'number' || rollup === undefined || rows === undefined) return []
    // "Homes by decade built" counts them.
    if (format === 'year' && of(placed, 'key').length > 0) return []
    // "Total dollars knocked off": a sum, also of what is averaged otherwise.
    const fn =
      asks.has('money') && format === 'money' ? 'sum' : /\bper\b/.test(item.text) ? ('avg' as const) : rollup
    return [{ kind: 'aggregate', fn, noun: rows, attribute }]
  })
}

/** "How much money came in": the measure that the business goes by. */
export function moneyAsked({ asks, index, picker, quantities, placed, subject }: Draft): Quantity[] {
  const { best } = index.model
  // "How much did we refund": the money of the things.
  const adds = subject?.amount !== undefined && index.attribute(subject.amount).rollup === 'sum'
  // "How much did bookings grow": it is their number that grows, where no word speaks of money.
  const grown = of(placed, 'noun').find(({ item }) => !item.weak && item.plural)
  const isGrown = of(placed, 'change').some(({ start }) => start >= (grown?.end ?? Infinity))
  if (
    asks.has('how much') &&
    isGrown &&
    grown?.text !== 'sales' &&
    subject !== null &&
    quantities.length === 0
  )
    return [{ kind: 'count', noun: subject.id }]
  if (
    asks.has('how much') &&
    subject?.amount !== undefined &&
    adds &&
    quantities.length === 0 &&
    of(placed, 'attribute').length === 0 &&
    of(placed, 'rank').length === 0
  )
    return [{ kind: 'aggregate', fn: 'sum', noun: subject.id, attribute: subject.amount }]
  // "Refunded $ by category": the money of the rows that are in that state.
  const inState =
    asks.has('how much') && subject === null && quantities.length === 0 ? ofState(picker, placed) : null
  if (inState?.amount !== undefined && of(placed, 'attribute').length + of(placed, 'rank').length === 0)
    return [{ kind: 'aggregate', fn: 'sum', noun: inState.id, attribute: inState.amount }]
  // "What does a house in Harbor Village go for": what one costs.
  const goesFor = of(placed, 'ask').some(({ text }) => /^(go|goes|going|gone|went) for$/.test(text))
  const fn = of(placed, 'in total').length > 0 ? 'sum' : 'avg'
  if (goesFor && subject?.amount !== undefined && quantities.length === 0 && of(placed, 'rank').length === 0)
    return [{ kind: 'aggregate', fn, noun: subject.id, attribute: subject.amount }]
  // "How much did we sell": the money of such rows, where the business goes by it.
  const sells = of(placed, 'noun').some(({ item }) => item.verb === true && !item.none)
  const isKind = subject?.where !== undefined
  if (
    asks.has('how much') &&
    (sells || isKind) &&
    best !== undefined &&
    index.measure(best).noun === subject?.id
  )
    if (quantities.length === 0 && of(placed, 'attribute').length === 0 && of(placed, 'rank').length === 0)
      return [{ kind: 'measure', measure: best }]
  const named = quantities.length > 0 || of(placed, 'attribute').length > 0 || of(placed, 'rank').length > 0
  if (!asks.has('money') || named || best === undefined) return []
  return [{ kind: 'measure', measure: best }]
}

/** The things of which a state is named, where it is one of theirs alone and their money adds up. */
function ofState(picker: Picker, placed: readonly Placed[]): Noun | null {
  const states = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values' ? condition.options.map(one => one.map(({ attribute }) => attribute)) : [],
  )
  const [tables = []] = states.map(ids => [
    ...new Set(ids.filter(id => id.endsWith('.status')).map(id => picker.index.attribute(id).table)),
  ])
  const noun = tables.length === 1 && tables[0] !== undefined ? picker.nounOfTable(tables[0]) : null
  return noun?.amount !== undefined && picker.index.attribute(noun.amount).rollup === 'sum' ? noun : null
}

/** "Which category grew the most": in what such things are told apart by. */
export function whatChanged({ asks, index, quantities, placed, subject }: Draft): Quantity[] {
  const moves = of(placed, 'change').some(({ item }) => item.direction !== null)
  const others = [...of(placed, 'having'), ...of(placed, 'rank').filter(({ item }) => item.by !== null)]
  if (!moves || !asks.has('which') || quantities.length > 0 || others.length > 0) return []
  const measure = subject === null ? index.model.best : subject.best
  const numbers = of(placed, 'attribute').some(({ item }) =>
    item.attributes.some(id => index.attribute(id).kind === 'number'),
  )
  return measure === undefined || index.has(measure) || numbers ? [] : [{ kind: 'measure', measure }]
}

/** "How many sold, and for what total": the money of the things, where nothing else stands for it. */
export function totalOf(draft: Draft, computed: readonly Quantity[]): Quantity[] {
  const { placed, subject, index } = draft
  const isMoney = (one: Quantity) =>
    one.kind === 'measure'
      ? index.measure(one.measure).format === 'money' && !isMean(index, one)
      : one.kind === 'aggregate' && one.fn === 'sum' && index.attribute(one.attribute).format === 'money'
  const alone =
    of(placed, 'attribute').length === 0 &&
    of(placed, 'rank').length === 0 &&
    // "Customers over 3000, names and amounts": of each of them.
    of(placed, 'names').length === 0 &&
    subject !== null &&
    draft.mentioned.length === 0 &&
    of(placed, 'its date').length === 0
  // "Which homes sold, and for how much": the money of each.
  const listed = of(placed, 'ask').some(({ item, text }) => item.how === 'which' && text !== 'what')
  const totals = of(placed, 'total')
  if (totals.length === 0 || computed.some(isMoney) || draft.asks.has('share')) return []
  if (computed.length === 0 && totals.every(({ item }) => item.each === true)) return []
  // "The total amount of the refunded orders": one sum, where nothing is listed beside it.
  if (computed.length === 0 && !(alone && draft.plural && !listed)) return []
  const counted = computed.flatMap(one => (one.kind === 'count' ? [index.noun(one.noun)] : []))[0]
  // "Guests with 3 or more stays, and how much they paid": they are told by those.
  const amount = (subject?.key === undefined ? (subject ?? counted) : counted)?.amount
  if (amount === undefined) throw new Unclear('a total')
  // "How many are there and what do they go for": nobody adds up nightly rates.
  if (index.attribute(amount).rollup === 'avg' && totals.every(({ item }) => item.each === true))
    return [quantity(draft, { kind: 'aggregate', fn: 'avg', attributes: [amount] })]
  const sum = quantity(draft, { kind: 'aggregate', fn: 'sum', attributes: [amount] })
  // "How many refunds and their total": of the rows that a state tells, and not of those that the business has earned.
  const state = counted?.where?.find(one => one.kind === 'is' && one.not !== true)
  const isOfOthers =
    sum.kind === 'measure' &&
    index
      .measure(sum.measure)
      .where?.some(
        one => one.attribute === state?.attribute && JSON.stringify(one) !== JSON.stringify(state),
      ) === true
  if (isOfOthers && counted?.amount !== undefined && (subject === null || subject.table === counted.table))
    return [{ kind: 'aggregate', fn: 'sum', noun: counted.id, attribute: counted.amount }]
  return [sum]
}

/** "# for sale in the villages": the things are those that the conditions speak of. */
export function bareCount(draft: Draft, counted: boolean): Quantity[] {
  const { placed, index, picker, subject, asks } = draft
  const counts = draft.quantities.some(({ ref }) => ref.kind === 'count' || ref.kind === 'distinct')
  const bare = of(placed, 'ask').some(({ item }) => item.how === 'count' && item.bare === true)
  const others = of(placed, 'rank').length > 0
  if (
    !(asks.has('count') || sharesUnnamed(draft)) ||
    counted ||
    counts ||
    draft.counting ||
    // "How many brands made more this year than last": those of whom it is so.
    of(placed, 'period against period').length > 0 ||
    (others && !bare)
  )
    return []
  // "Number of 3 beds under 700k": a bare amount is the money of what the other conditions speak of.
  const stated = conditionsOf(draft, subject ?? homeNoun(draft), () => true)
  const behind = stated.flatMap(one => ('attribute' in one ? [one.attribute] : []))
  const other = draft.quantities
    .flatMap(({ ref }) => picker.quantity(ref) ?? [])
    .map(one => tableOf(draft, one))
  const table =
    subject?.table ?? other[0] ?? behind.map(id => index.attribute(id).table)[0] ?? groupedTable(draft)
  // "How many sold for under 400k": what has such a price is a sale.
  const [told] = behind.flatMap(id => index.attribute(id).noun ?? [])
  const plain = table === undefined ? null : picker.nounOfTable(table)
  const kind = asks.has('share') ? undefined : kindOfState(index, table, stated)
  const noun =
    subject ?? kind ?? (told === undefined || index.noun(told).table !== table ? plain : index.noun(told))
  if (noun === null || of(placed, 'having').length > 0 || draft.missing.length > 0) return []
  return [{ kind: 'count', noun: moreParticular(index, placed, noun).id }]
}

/** "Of what's on the market what percent has a pool": the whole is told by a condition before it, the part by one behind. */
function sharesUnnamed({ placed, subject, quantities }: Draft): boolean {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share')
  const told = of(placed, 'condition')
  return (
    wish !== undefined &&
    subject === null &&
    quantities.length === 0 &&
    of(placed, 'key').length === 0 &&
    told.some(({ start }) => start < wish.start) &&
    told.some(({ start }) => start > wish.start)
  )
}

/** "Count by status": of what has one, where only one kind of rows does. */
function groupedTable({ placed, index }: Draft): string | undefined {
  const tables = of(placed, 'key').map(({ item: { key } }) =>
    'attributes' in key ? new Set(key.attributes.map(id => index.attribute(id).table)) : new Set<string>(),
  )
  const [only] = tables
  return tables.length === 1 && only?.size === 1 ? [...only][0] : undefined
}

/**
 * "What's the price per square foot in Marsh Landing", "inventory value in Electronics": one number for them all; "the prices there"
 * are many.
 */
export function asksOneNumber({ placed, subject, picker, index }: Draft): boolean {
  const [attribute, ...others] = of(placed, 'attribute')
  const named = of(placed, 'condition').flatMap(({ item: { condition } }) =>
    condition.kind === 'values'
      ? (condition.options[0] ?? []).map(one => one.attribute)
      : condition.kind === 'flag'
        ? [condition.attribute]
        : [null],
  )
  const isKind = (one: string) => ['category', 'flag'].includes(index.attribute(one).kind)
  const id = attribute === undefined ? null : picker.attribute(attribute.item.attributes)
  return (
    subject === null &&
    id !== null &&
    others.length === 0 &&
    isOneForAll(index.attribute(id), attribute?.item.plural === true) &&
    named.length > 0 &&
    named.every(one => one !== null && isKind(one)) &&
    (['rank', 'key', 'order', 'limit', 'total'] as const).every(kind => of(placed, kind).length === 0)
  )
}

/** A rate is that of many rows, and what adds up is their sum, also of what is counted: "units in stock". */
const isOneForAll = ({ format, rollup }: Attribute, plural: boolean) =>
  plural
    ? rollup === 'sum' && format === 'count'
    : rollup === 'sum' || ['price_per_sf', 'percent', 'ratio'].includes(format)
