// Rankings and numbers that would not be what they are called.
import type { Noun } from '#contract/model.ts'
import type { Plan, Quantity } from '#engine/plan.ts'
import type { Item } from '#engine/parse/item.ts'
import { partsThings } from '#engine/parse/assemble/words/added-beside.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'
import { isOfOneRow } from './check-of-one.ts'
import { firstFault } from './check-first.ts'
import { sidesFault } from './check-sides.ts'
import { rankedByFault } from './check-ranked-by.ts'

/** What is wrong with a ranking or a number, or null. */
export function rankFault(draft: Draft, plan: Plan, counted: readonly Noun[]): string | null {
  if (counted.some(noun => noun.id !== draft.subject?.id && isOtherKind(noun, plan)))
    return 'two kinds of things'
  if (rowsMeasured(draft, plan).some(noun => isOtherKind(noun, plan))) return 'numbers of other things'
  const counts = of(draft.placed, 'rank').flatMap(({ item }) => (item.count === null ? [] : [item.count]))
  if (new Set(counts).size > 1) return 'how many of them'
  const first = firstFault(draft, plan)
  if (first !== null) return first
  if (of(draft.placed, 'rank').some(one => isMostOf(draft, one))) return 'the most of what'
  if (isOftenOfNothing(draft, plan)) return 'how often of what'
  if (isElsewhere(draft, plan)) return 'where'
  if (isOfOneRow(draft, plan)) return 'the first of one'
  if (losesFirst(draft, plan)) return 'which of them'
  const rankedBy = rankedByFault(draft, plan)
  if (rankedBy !== null) return rankedBy
  if (weighsGroups(draft, plan)) return 'a comparison in each'
  if (losesPlace(draft, plan)) return 'a place in an order'
  if (isWithinItself(draft, plan)) return 'one number over another'
  if (isMeasuredOtherwise(draft, plan)) return 'what is measured'
  if (isOftenOtherwise(draft, plan)) return 'how often'
  const sides = sidesFault(draft, plan)
  if (sides !== null) return sides
  if (countsItself(plan)) return 'what is ranked'
  if (partsThings(draft.index, plan)) return 'a column'
  return isSecondNumber(draft) ? 'one number beside another' : null
}

/** "The best-selling product in every category, with the units": one of each, where all of them would be shown. */
const losesFirst = ({ placed, plural }: Draft, { keys, limit, limitPer, summary }: Plan): boolean =>
  of(placed, 'rank').some(({ item }) => item.implied && item.names === true) &&
  !plural &&
  keys.length > 1 &&
  limit === null &&
  limitPer === null &&
  summary.kind === 'rows'

/** "The sales volume of active homes": only what is sold has one. */
const rowsMeasured = ({ index }: Draft, { columns }: Plan): Noun[] =>
  columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'measure'
      ? [index.noun(index.measure(one.quantity.measure).noun)]
      : one.kind === 'quantity' && one.quantity.kind === 'aggregate'
        ? [index.noun(one.quantity.noun)]
        : [],
  )

/** "The third best month in each year", "the second largest drop": a place that the plan does not keep. */
const losesPlace = ({ placed }: Draft, { skip, limit, columns, summary }: Plan): boolean => {
  const isSaid = of(placed, 'rank').some(({ item }) => item.place !== undefined)
  // "The best and the second best": two places, of which one would be lost.
  const isOther = of(placed, 'rank').some(
    ({ item, text }) => item.place === undefined && !item.implied && !/^(by|for) /.test(text),
  )
  if (isSaid && isOther) return true
  const isPlain = columns.every(({ kind }) => kind === 'attribute' || kind === 'quantity')
  return isSaid && !(skip !== undefined && limit === 1 && isPlain && summary.kind === 'rows')
}

/** "Views and inquiries" with inquiries for a condition: what is counted would not be what it is called. */
const isOtherKind = (noun: Noun, plan: Plan): boolean =>
  (noun.where ?? []).some(
    own =>
      own.kind === 'is' &&
      own.not !== true &&
      plan.where.some(
        one =>
          one.kind === 'is' &&
          one.not !== true &&
          one.attribute === own.attribute &&
          !one.values.some(value => own.values.includes(value)),
      ),
  )

/** "Cancelled most frequently": a number of times, and no money. */
const isOftenOfNothing = ({ placed, index }: Draft, { columns }: Plan): boolean =>
  of(placed, 'rank').some(({ text }) => /(often|frequently|commonly)$/.test(text)) &&
  columns.every(one => one.kind !== 'quantity' || !isNumber(index, one.quantity))

const isNumber = (index: Draft['index'], one: Quantity): boolean => {
  if (one.kind !== 'measure') return one.kind !== 'aggregate'
  const { value } = index.measure(one.measure)
  return value.kind === 'aggregate' && value.of.fn === 'count'
}

/** "Subdivisions where pool homes sold for less than others": those that do are asked for, not all of them. */
const weighsGroups = ({ placed }: Draft, { keys, keep }: Plan): boolean =>
  keep.length === 0 &&
  keys.length > 1 &&
  (of(placed, 'ask').some(({ text, start }) => text === 'where' && start > 0) || asksWhichWeigh(placed))

/** "In which cities do lake houses earn more than city lofts". */
const asksWhichWeigh = (placed: Draft['placed']): boolean =>
  of(placed, 'versus').some(({ item }) => item.weighs === true) &&
  (opensWithGroups(placed) ||
    of(placed, 'ask').some(
      ({ text, end }) =>
        /^(in )?(which|what)$/.test(text) &&
        of(placed, 'attribute').some(({ item, start }) => start === end && item.plural),
    ))

/** "Categories with more refunded orders than cancelled orders". */
const opensWithGroups = ([first]: Draft['placed']): boolean =>
  first?.item.kind === 'attribute' && first.item.plural

/** "Where do homes sell fastest": places are asked for, and no home is one. */
const isElsewhere = ({ placed }: Draft, { keys, columns }: Plan): boolean =>
  of(placed, 'ask').some(({ text, start }) => text === 'where' && start === 0) &&
  of(placed, 'rank').some(({ text }) => /\b(quickest|fastest|slowest|longest|shortest)$/.test(text)) &&
  keys.some(key => key.kind === 'thing') &&
  columns.every(one => one.kind === 'attribute')

/** "The most pools": what stands behind "most" is what there is most of. "Get booked on Fridays most": what happens most is not money. */
const isMostOf = ({ placed }: Draft, { item, text, start, end }: PlacedOf<'rank'>): boolean =>
  item.by === null &&
  /^(the )?(most|fewest|least)$/.test(text) &&
  placed.some(
    one =>
      (one.start === end && isNamed(one.item)) ||
      (one.end === start && one.item.kind === 'condition' && one.item.condition.kind === 'weekdays'),
  )

const isNamed = (item: Item): boolean =>
  item.kind === 'attribute' || (item.kind === 'condition' && item.condition.kind !== 'weekdays')

/** "Which brand makes the most per product": each product has one brand, and a ranking of brands within it is none. */
function isWithinItself({ index }: Draft, { keys, limitPer }: Plan): boolean {
  const [first, second] = keys
  // "On each street": an address is that of one home.
  if (first?.kind === 'attribute' && second?.kind === 'thing' && limitPer !== null)
    return index.noun(second.noun).name.includes(first.attribute)
  return (
    limitPer !== null &&
    first?.kind === 'thing' &&
    second?.kind === 'attribute' &&
    index.path(index.noun(first.noun).table, index.attribute(second.attribute).table) !== null
  )
}

/** "The most popular home for views": a measure of all that happened is none of views. */
function isOtherMeasure(index: Draft['index'], id: string, noun: Noun): boolean {
  const measure = index.measure(id)
  const rows = index.noun(measure.noun)
  const own = measure.where ?? rows.where ?? []
  return (
    rows.table === noun.table &&
    (noun.where ?? []).some(
      one =>
        one.kind === 'is' &&
        one.not !== true &&
        own.some(
          other =>
            other.kind === 'is' &&
            other.not !== true &&
            other.attribute === one.attribute &&
            other.values.length > one.values.length,
        ),
    )
  )
}

const isMeasuredOtherwise = ({ placed, index, picker }: Draft, plan: Plan): boolean =>
  of(placed, 'noun').some(({ item }) => {
    const noun = item.weak || item.none ? null : picker.noun(item.nouns)
    return (
      noun !== null &&
      plan.columns.some(
        one =>
          one.kind === 'quantity' &&
          one.quantity.kind === 'measure' &&
          isOtherMeasure(index, one.quantity.measure, noun),
      )
    )
  })

/** "Our most frequent guests": each of them is one guest, and a ranking by that is none. */
const countsItself = ({ keys, columns, order, limit, keep, summary }: Plan): boolean =>
  (limit !== null || (keep.length > 0 && summary.kind === 'rows')) &&
  order.some(({ column }) => {
    const one = columns[column]
    const noun = one?.kind === 'quantity' && one.quantity.kind === 'count' ? one.quantity.noun : null
    return keys.some(key => key.kind === 'thing' && key.noun === noun)
  })

/** "Refunded the most often": what happens often is counted, and no sum of money. */
const isOftenOtherwise = ({ placed, index }: Draft, { columns, order }: Plan): boolean =>
  of(placed, 'rank').some(({ text }) => /\b(often|frequently|commonly)$/.test(text)) &&
  order.some(({ column }) => {
    const one = columns[column]
    if (one?.kind !== 'quantity' || one.quantity.kind !== 'measure') return one?.kind !== 'quantity'
    const { value } = index.measure(one.quantity.measure)
    return value.kind === 'aggregate' && value.of.fn === 'sum'
  })

/** "How much do families spend on a typical stay": a second number that nothing joins to the first is part of the question. */
const isSecondNumber = ({ placed, asks }: Draft): boolean =>
  asks.has('how much') &&
  of(placed, 'key').length === 0 &&
  of(placed, 'quantity').some(
    ({ item, start, afterAnd, afterBreak }) =>
      !item.weak &&
      item.quantity.kind === 'measure' &&
      afterAnd !== true &&
      afterBreak !== true &&
      item.beside !== true &&
      of(placed, 'quantity').some(other => other.start < start && other.item.weak),
  )

/** "Cheapest and newest": two ends; in "cheapest homes by $/sf" the one tells which end, the other of what. */
export function ranksBothWays({ placed }: Draft): boolean {
  const all = of(placed, 'rank')
  // "The worst ratio, top 5": how many of them, where the other says by what.
  const isNumber = ({ item, text }: (typeof all)[number]) =>
    item.by === null &&
    item.count !== null &&
    text.startsWith('top') &&
    all.some(one => one.item.by !== null && !one.text.startsWith('by '))
  const ranks = all.filter(one => !one.text.startsWith('by ') && !isNumber(one))
  return new Set(ranks.map(({ item }) => item.high)).size > 1
}
