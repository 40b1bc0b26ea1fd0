// "On average", "usually": which of the numbers in a question it is said of.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { isHabit, isOfEveryYear } from '#engine/parse/assemble/habits.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import { averageBeside } from './average-beside.ts'
import { isLimited, limitedMean, limitedMeans } from './mean-limits.ts'

/** "How many nights do guests stay on average": the nearest number is averaged instead of added up or listed. */
export function averaged(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const marks = of(placed, 'averaged')
  const others = placed.filter(({ item }) => item.kind !== 'averaged')
  const [mark] = marks
  if (mark === undefined || of(others, 'average per').length > 0) return others
  const beside = averageBeside(index, others, mark)
  if (beside !== null) return beside
  const several = marks.length > 1 ? limitedMeans(index, others, marks) : null
  if (several !== null) return several
  const isNumber = (id: string) => index.attribute(id).kind === 'number'
  const distance = ({ start }: Placed) => (start < mark.start ? mark.start - start : start - mark.start + 2)
  const target = others
    .filter(({ item }) => canBeAveraged(item, isNumber))
    .toSorted((a, b) => distance(a) - distance(b))[0]
  // "Which cities charge more than $300 on average": what is averaged is limited.
  const charged = target?.item.kind === 'attribute' ? limitedMean(index, others, mark) : null
  if (charged !== null && target !== undefined && isLimited(others, target))
    return charged.filter(one => one !== target)
  if (target === undefined) {
    const each = forEach(index, countedPer(others))
    if (each !== null) return each
    const limited = limitedMean(index, others, mark)
    if (limited !== null) return limited
    const money = moneyOfOne(index, others)
    if (money !== null) return money
    // "Which day do guests usually arrive": how it is most of the time.
    if (isOfEveryYear(others, mark)) throw new Unclear('a month of every year')
    if (of(others, 'rank').length > 0 && /^(usually|normally|generally)$/.test(mark.text)) return others
    if (isHabit(index, others, mark)) return others
    if (others.some(({ item }) => isAverage(index, item))) return others
    throw new Unclear('an average of what')
  }
  // "How many nights do we sell per month on average": a month's sum, or the length of one stay?
  const isPer = of(others, 'key').some(
    ({ item, text }) => item.key.kind === 'grain' && text.startsWith('per '),
  )
  const isSum = target.item.kind === 'quantity' && /^how many\b/.test(target.text)
  if (isPer && isSum) throw new Unclear('an average of what')
  return others.map(one => (one === target ? { ...one, item: asAverage(one.item, isNumber) } : one))
}

function canBeAveraged(item: Item, isNumber: (id: string) => boolean): boolean {
  if (item.kind === 'total') return true
  if (item.kind === 'attribute') return item.attributes.some(isNumber)
  if (item.kind === 'rank') return item.by?.kind === 'attribute' && item.by.attributes.some(isNumber)
  return item.kind === 'quantity' && item.quantity.kind === 'aggregate' && item.quantity.fn === 'sum'
}

function asAverage(item: Item, isNumber: (id: string) => boolean): Item {
  const average = (attributes: readonly string[]) => ({
    kind: 'aggregate' as const,
    fn: 'avg' as const,
    attributes: attributes.filter(isNumber),
  })
  if (item.kind === 'attribute') return { kind: 'quantity', weak: false, quantity: average(item.attributes) }
  // "And what do they go for on average": the money of what is named.
  if (item.kind === 'total') return { kind: 'quantity', weak: false, quantity: average([]) }
  if (item.kind === 'rank' && item.by?.kind === 'attribute')
    return { ...item, by: average(item.by.attributes) }
  if (item.kind === 'quantity' && item.quantity.kind === 'aggregate')
    return { ...item, quantity: average(item.quantity.attributes) }
  return item
}

/** A rate and a mean are averages already. */
function isAverage(index: ModelIndex, item: Item): boolean {
  const ref =
    item.kind === 'quantity' || item.kind === 'having' ? item.quantity : item.kind === 'rank' ? item.by : null
  if (ref?.kind === 'aggregate') return ref.fn === 'avg' || ref.fn === 'median'
  return (
    ref?.kind === 'measure' &&
    ref.measures.some(id => {
      const { value } = index.measure(id)
      return value.kind !== 'aggregate' || value.of.fn === 'avg' || value.of.fn === 'median'
    })
  )
}

/** "Bookings per city on average": so many of them. */
function countedPer(placed: readonly Placed[]): readonly Placed[] {
  const [thing, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak)
  const [key, ...keys] = of(placed, 'key')
  const isElse = (['quantity', 'attribute', 'rank', 'having', 'ask'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  if (thing === undefined || key === undefined || isElse || others.length + keys.length > 0) return placed
  const { nouns, plural, none } = thing.item
  if (!plural || none || thing.end !== key.start || !/^(per|for each|for every) /.test(key.text))
    return placed
  return placed.map(one =>
    one === thing
      ? { ...one, item: { kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false } }
      : one,
  )
}

/** "How many orders do we receive on average per day": what adds up is averaged over the days. */
function forEach(index: ModelIndex, placed: readonly Placed[]): Placed[] | null {
  const [key, ...otherKeys] = of(placed, 'key')
  const named = of(placed, 'quantity')
  const firm = named.filter(({ item }) => !item.weak)
  // "How many units do we sell per day": the verb says nothing more.
  const [quantity, ...others] = firm.length > 0 ? firm : named
  const isGrouped = of(placed, 'key').some(
    ({ item }) => item.key.kind === 'grain' || item.key.kind === 'noun',
  )
  const mean =
    isGrouped || quantity === undefined || others.length > 0 ? null : ofOneRow(index, placed, quantity)
  if (mean !== null) return mean
  if (key === undefined && quantity !== undefined && others.length === 0)
    return forOne(index, placed, quantity)
  const isUnit =
    key?.item.key.kind === 'grain' ||
    key?.item.key.kind === 'noun' ||
    // "How many bookings per city on average": of a number of things only a mean over the groups is an average.
    (key?.item.key.kind === 'attribute' && quantity?.item.quantity.kind === 'count')
  if (key === undefined || !isUnit || quantity === undefined || otherKeys.length + others.length > 0)
    return null
  if (
    !/^(per|a|an|each|every|daily|weekly|monthly|(on |in )?(an? )?(average|avg|typical|normal)) ?/.test(
      key.text,
    ) ||
    isAverage(index, quantity.item)
  )
    return null
  const item: Item = { kind: 'average per', quantity: quantity.item.quantity, key: key.item.key }
  const isVerb = (one: Placed) => one !== quantity && named.some(other => other === one)
  return placed.flatMap(one =>
    one === key || isVerb(one) ? [] : one === quantity ? [{ ...one, item }] : [one],
  )
}

/** "A lake house booking brings in more on average": the money of one row is a mean over them. */
function ofOneRow(
  index: ModelIndex,
  placed: readonly Placed[],
  quantity: PlacedOf<'quantity'>,
): Placed[] | null {
  const { quantity: ref } = quantity.item
  if (ref.kind !== 'measure' || ref.fn !== undefined || isAverage(index, quantity.item)) return null
  const tables = new Set(ref.measures.map(id => index.noun(index.measure(id).noun).table))
  const nouns = of(placed, 'noun').filter(({ item }) => !item.weak)
  const areRows = nouns.every(({ item }) =>
    item.nouns.every(id => index.noun(id).key === undefined && tables.has(index.noun(id).table)),
  )
  if (nouns.length === 0 || !areRows || of(placed, 'rank').length > 0) return null
  return placed.map(one =>
    one === quantity ? { ...one, item: { ...quantity.item, quantity: { ...ref, fn: 'avg' } } } : one,
  )
}

/** "What do they go for": of each of them, however many there are. */
export const isPriceVerb = (text: string): boolean =>
  /^(go|goes|went|going|sell|sells) for( (a|per) night| each)?$/.test(text)

/** "How much is a PayPal order on average", "what do our lofts go for on average": the money of one of them. */
function moneyOfOne(index: ModelIndex, placed: readonly Placed[]): Placed[] | null {
  const [noun, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak)
  const much = of(placed, 'ask').find(({ item }) => item.how === 'how much')
  const isPriced = of(placed, 'ask').some(({ text }) => isPriceVerb(text))
  const isOne =
    noun === undefined
      ? isPriced && of(placed, 'condition').length > 0
      : (isPriced || !noun.item.plural) && !noun.item.none
  const isPaid = noun === undefined || noun.item.nouns.every(id => index.noun(id).amount !== undefined)
  // "… in each area": of one of them, area by area.
  const areGroups = isPriced && of(placed, 'key').every(({ item }) => item.key.kind === 'attribute')
  const isElse =
    (['rank', 'having', 'quantity', 'attribute'] as const).some(kind => of(placed, kind).length > 0) ||
    (of(placed, 'key').length > 0 && !areGroups)
  if (much === undefined || others.length > 0 || !isOne || !isPaid || isElse) return null
  const item: Item = {
    kind: 'quantity',
    weak: false,
    quantity: { kind: 'aggregate', fn: 'avg', attributes: [], plain: false },
  }
  return placed.map(one => (one === much ? { ...one, item } : one))
}

/** "What does a customer spend on average": over all of them. */
function forOne(
  index: ModelIndex,
  placed: readonly Placed[],
  quantity: PlacedOf<'quantity'>,
): Placed[] | null {
  const noun = of(placed, 'noun').find(
    ({ item }) =>
      !item.plural &&
      !item.weak &&
      !item.none &&
      item.nouns.some(id => index.noun(id).vague?.includes('people') === true),
  )
  const { quantity: ref } = quantity.item
  if (noun === undefined || ref.kind !== 'measure' || isAverage(index, quantity.item)) return null
  if (of(placed, 'rank').length + of(placed, 'attribute').length > 0) return null
  const key = { kind: 'noun' as const, nouns: noun.item.nouns }
  return placed.flatMap(one =>
    one === noun
      ? []
      : one === quantity
        ? [{ ...one, item: { kind: 'average per', quantity: ref, key } }]
        : [one],
  )
}
