// Words whose meaning the noun beside them tells: the biggest home has most rooms, leads come from a source, and where something
// is both sold for money and by the piece, "how many" asks for pieces.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { originOf } from '#engine/parse/assemble/words/origin-of.ts'
import { ofSize } from './of-size.ts'

export const toldByNouns = (index: ModelIndex, given: readonly Placed[]): Placed[] => {
  const placed = asPart(index, given)
  return byThePiece(
    index,
    perArea(index, withoutVerbs(placed)).map((one): Placed => ({
      ...one,
      item: costing(
        index,
        placed,
        one,
        ofCost(index, placed, one, ofAge(index, placed, one, ofSize(index, placed, one))),
      ),
    })),
  ).map(one => (one.item.kind === 'origin' ? { ...one, item: originOf(index, placed) } : one))
}

/** "Withdrawn listings as a share of all": things that are named by their state are part of those that are not. */
function asPart(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const share = of(placed, 'ask').find(({ item }) => item.how === 'share')
  if (share === undefined) return [...placed]
  const among = share.item.partFirst === undefined ? ofOthers(index, placed, share) : null
  if (among !== null) return among
  if (share.item.partFirst !== 'said') return placed.map(one => asState(index, share.start, placed, one))
  const whole = [...of(placed, 'noun'), ...of(placed, 'quantity')].some(
    ({ item, start }) => start > share.start && !item.weak,
  )
  return placed.flatMap((one): Placed[] => {
    const named = whole ? counted(one.item) : one.item
    if (named.kind !== 'noun' || named.weak || named.none || one.start > share.start) return [one]
    const noun = index.noun(named.nouns[0] ?? '')
    const [state, ...more] = noun.where ?? []
    const plain = index.model.nouns.find(({ table, key }) => table === noun.table && key === undefined)
    if (state?.kind !== 'is' || state.not === true || more.length > 0 || plain === undefined) return [one]
    const { attribute } = state
    const options = state.values.map(value => [{ attribute, value: String(value) }])
    const part: Placed = {
      ...one,
      item: { kind: 'condition', condition: { kind: 'values', options, not: false } },
    }
    return whole ? [part] : [part, { ...one, item: { ...named, nouns: [plain.id] } }]
  })
}

/** "How many are sold, and that as a percentage of the listings": counted or named, they are the part. */
const counted = (item: Item): Item =>
  item.kind === 'quantity' && item.quantity.kind === 'count'
    ? { kind: 'noun', nouns: item.quantity.nouns, plural: true, none: false, weak: item.weak }
    : item

/** "The share of sold homes among all listings": the first are part of the second. */
function ofOthers(index: ModelIndex, placed: readonly Placed[], share: PlacedOf<'ask'>): Placed[] | null {
  const [part, whole, ...others] = of(placed, 'noun').filter(
    ({ item, start }) => start > share.start && !item.weak && !item.none,
  )
  if (part === undefined || whole === undefined || others.length > 0) return null
  const [one, other] = [part, whole].map(({ item }) => index.noun(item.nouns[0] ?? ''))
  const [state, ...more] = one?.where ?? []
  const isPlain = (other?.where ?? []).length === 0 && other?.key === undefined && one?.table === other?.table
  if (!isPlain || state?.kind !== 'is' || state.not === true || more.length > 0) return null
  const options = state.values.map(value => [{ attribute: state.attribute, value: String(value) }])
  return placed.map((entry): Placed => {
    if (entry.item === share.item) return { ...entry, item: { ...share.item, partFirst: 'said' } }
    if (entry.item !== part.item) return entry
    const { start } = share
    return {
      ...entry,
      start,
      item: { kind: 'condition', condition: { kind: 'values', options, not: false } },
    }
  })
}

/** "What percent of listings expire": what becomes of things that are named is a state of theirs. */
function asState(index: ModelIndex, from: number, placed: readonly Placed[], one: Placed): Placed {
  const { item, start } = one
  if (item.kind !== 'noun' || !item.weak || item.none || start <= from) return one
  const { table, where = [] } = index.noun(item.nouns[0] ?? '')
  const [state, ...more] = where
  const named = of(placed, 'noun').some(
    other =>
      !other.item.weak &&
      other.start > from &&
      other.start < start &&
      other.item.nouns.some(id => index.noun(id).table === table && index.noun(id).key === undefined),
  )
  if (!named || state?.kind !== 'is' || state.not === true || more.length > 0) return one
  const options = state.values.map(value => [{ attribute: state.attribute, value: String(value) }])
  return { ...one, item: { kind: 'condition', condition: { kind: 'values', options, not: false } } }
}

/** "Who stays most often": the verb is what is counted, and names nothing beside it. */
function withoutVerbs(placed: readonly Placed[]): Placed[] {
  const counted = of(placed, 'rank').flatMap(({ item, text, start }) =>
    item.by?.kind === 'count' && /(often|frequently|commonly|^most|^least)$/.test(text)
      ? [{ nouns: item.by.nouns, start }]
      : [],
  )
  // "Homes that get booked most often": the verb is no state that they are in now.
  const isVerb = ({ item, end }: Placed) =>
    item.kind === 'condition' &&
    item.condition.kind === 'values' &&
    counted.some(({ start }) => end <= start && !placed.some(one => one.start >= end && one.end <= start))
  return placed.filter(
    one =>
      !isVerb(one) &&
      (one.item.kind !== 'noun' ||
        !counted.some(
          ({ nouns, start }) =>
            one.end <= start && nouns.some(id => one.item.kind === 'noun' && one.item.nouns.includes(id)),
        )),
  )
}

/** "The cheapest actives per sq ft", "the highest price paid per square foot": a price is ranked by its unit. */
function perArea(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const unit = of(placed, 'attribute').find(
    ({ item }) =>
      /^(per|a|each) /.test(item.text) &&
      item.attributes.some(id => index.attribute(id).format === 'price_per_sf'),
  )
  if (unit === undefined) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const { item } = one
    // "The going rate per square foot".
    const isRate =
      item.kind === 'attribute' &&
      one.end === unit.start &&
      item.attributes.every(id => {
        const { format, noun } = index.attribute(id)
        return format === 'money' && noun === undefined
      })
    if (isRate) return []
    const isPrice =
      item.kind === 'rank' &&
      item.by?.kind === 'attribute' &&
      item.by.attributes.some(id => index.attribute(id).format === 'money')
    return isPrice
      ? [{ ...one, item: { ...item, by: { kind: 'attribute', attributes: unit.item.attributes } } }]
      : [one]
  })
}

/** "The newest homes" were built last, "the newest sales" closed last. */
function ofAge(index: ModelIndex, placed: readonly Placed[], { text, end }: Placed, item: Item): Item {
  if (item.kind !== 'rank' || item.by?.kind !== 'attribute' || !/\b(newest|oldest)\b/.test(text)) return item
  const years = item.by.attributes.filter(id => index.attribute(id).format === 'year')
  // "The newest listing" is the one that was added last, however old the house.
  const listed = of(placed, 'noun').find(
    ({ start, text: word }) => start >= end && start <= end + 1 && /\blistings?$/.test(word),
  )
  const added = (listed?.item.nouns ?? []).flatMap(
    id => index.noun(id).date ?? index.noun(id).otherDates?.[0]?.attribute ?? [],
  )
  if (added.length > 0) return { ...item, by: { ...item.by, attributes: added } }
  // "The oldest sale" closed first; the oldest home that sold was built first.
  const deal = of(placed, 'noun').find(
    ({ start, text: word }) =>
      start >= end && start <= end + 1 && /^(sale|closing|deal|transaction)s?$/.test(word),
  )
  const closed = (deal?.item.nouns ?? []).flatMap(id => index.noun(id).date ?? [])
  if (closed.length > 0) return { ...item, by: { ...item.by, attributes: closed } }
  const isHome = of(placed, 'noun').some(
    ({ item: noun, start }) =>
      start >= end && start <= end + 1 && noun.nouns.some(id => (index.noun(id).where ?? []).length === 0),
  )
  // "The newest pool home": a home as well.
  const isSuchHome = of(placed, 'condition').some(
    ({ start, text: word }) => start >= end && start <= end + 1 && /\bhomes?$/.test(word),
  )
  return (isHome || isSuchHome) && years.length > 0
    ? { ...item, by: { ...item.by, attributes: years } }
    : item
}

/** "Orders that cost under $100", "what did cancelled orders cost us": what they cost themselves, not the things in them. */
function costing(index: ModelIndex, placed: readonly Placed[], { text }: Placed, item: Item): Item {
  const isLimit = item.kind === 'condition' && item.condition.kind === 'amount'
  if (!(isLimit || item.kind === 'attribute') || !/^cost(s|ing)?\b/.test(text)) return item
  const noun = of(placed, 'noun').find(one => !one.item.weak && !one.item.none)
  const [id] = noun?.item.nouns ?? []
  const thing = id === undefined ? undefined : index.noun(id)
  const attributes = item.kind === 'attribute' ? item.attributes : limitedIn(item)
  const isOther =
    attributes.length > 0 && attributes.every(one => index.attribute(one).table !== thing?.table)
  if (thing?.amount === undefined || thing.key !== undefined || !isOther) return item
  const own = [thing.amount]
  if (item.kind === 'condition' && item.condition.kind === 'amount')
    return { ...item, condition: { ...item.condition, attributes: own } }
  if (item.kind !== 'attribute') return item
  const asksSum = noun?.item.plural === true && of(placed, 'ask').some(isMuch)
  const sum = { kind: 'aggregate' as const, fn: 'sum' as const, attributes: own, plain: true }
  return asksSum ? { kind: 'quantity', quantity: sum, weak: false } : { ...item, attributes: own }
}

const isMuch = ({ item, text, start }: PlacedOf<'ask'>): boolean =>
  item.how === 'how much' || (text === 'what' && start === 0)

const limitedIn = (item: Item): readonly string[] =>
  item.kind === 'condition' && item.condition.kind === 'amount' ? item.condition.attributes : []

/** "The most expensive booking": what it cost itself, not the rate of the home it is in. */
function ofCost(index: ModelIndex, placed: readonly Placed[], { end }: Placed, item: Item): Item {
  if (item.kind !== 'rank' || item.by?.kind !== 'attribute' || item.by.one !== true) return item
  const nouns = of(placed, 'noun').filter(one => !one.item.weak && !one.item.none)
  const noun = nouns.find(({ start }) => start >= end && start <= end + 1) ?? nouns[0]
  const [id] = noun?.item.nouns ?? []
  const amount = id === undefined ? undefined : index.noun(id).amount
  const [attribute] = item.by.attributes
  if (id === undefined || amount === undefined || attribute === undefined) return item
  const isPrice = index.attribute(attribute).format === 'money'
  const isOther = index.attribute(attribute).table !== index.noun(id).table
  return isPrice && isOther ? { ...item, by: { ...item.by, attributes: [amount] } } : item
}

/** "How many books did we sell": pieces, not money, where the verb may mean both. */
function byThePiece(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const count = of(placed, 'ask').find(({ item }) => item.how === 'count' && item.bare !== true)
  const named = of(placed, 'noun').some(({ item, start }) => !item.weak && start > (count?.start ?? 0))
  if (count === undefined || named) return [...placed]
  const pieces = (ids: readonly string[]) => ids.filter(id => index.measure(id).format === 'count')
  const sold = of(placed, 'quantity').find(
    ({ item, start }) =>
      start > count.start &&
      item.quantity.kind === 'measure' &&
      item.quantity.measures.length > 1 &&
      pieces(item.quantity.measures).length > 0,
  )
  if (sold === undefined) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one.item === count.item) return []
    if (one.item !== sold.item || sold.item.quantity.kind !== 'measure') return [one]
    const measures = pieces(sold.item.quantity.measures)
    return [{ ...one, item: { ...sold.item, weak: false, quantity: { kind: 'measure', measures } } }]
  })
}
