// "The average price of the ten newest listings", "what the top 5 homes earned in total": one number over those that are ranked.
import type { Fn, QuantityRef } from '#engine/parse/item.ts'
import { measureAdds } from './adds.ts'
import type { Draft } from './draft.ts'
import { of, type PlacedOf } from './items.ts'
import { Unclear } from './unclear.ts'

/** How the numbers of the first ones become one, or null where each has its own. */
export function overTheFirst(draft: Draft): Fn | null {
  const { placed } = draft
  const [rank, ...others] = of(placed, 'rank').filter(({ item }) => item.count !== null)
  const [wish, ...more] = of(placed, 'quantity').filter(({ start }) =>
    draft.quantities.some(one => one.start === start),
  )
  if (rank === undefined || wish === undefined || others.length + more.length > 0) return null
  // "Occupancy top 3 cities": what they are ranked by.
  if (wish.end === rank.start && rank.item.by === null) return null
  if (rank.item.count === 1 || of(placed, 'key').length > 0 || asksWhich(draft) || asksNames(draft, rank))
    return null
  // "With the total spent": of each of them, beside its name.
  const isSum = wish.item.beside !== true && /^(total|combined|sum of|sum)\b/.test(wish.text)
  // "The three leading areas and their sums": one of each.
  if (of(placed, 'in total').some(({ text }) => /^(sums|totals)$/.test(text))) return null
  const isTotal = of(placed, 'in total').length > 0 || isSum
  if (!isTotal && !isSaidOf(draft, wish, rank)) return null
  return fnOf(draft, wish.item.quantity, rank.item.by === null, isTotal)
}

const asksWhich = ({ placed }: Draft): boolean =>
  of(placed, 'ask').some(
    ({ item, text }) =>
      item.how === 'each' || item.how === 'share' || (item.how === 'which' && text !== 'what'),
  )

/** "Name, email and total spent for the top 5 guests": columns of each; the brands of "the top 10 brands" are what is ranked. */
const asksNames = ({ placed, index }: Draft, rank: PlacedOf<'rank'>): boolean =>
  of(placed, 'names').length > 0 ||
  of(placed, 'attribute').some(
    ({ item, start }) =>
      (start < rank.start || !item.plural) &&
      item.attributes.some(id => index.attribute(id).kind !== 'number'),
  )

/** Before them, or as what is asked: "top 5 brands, average price" is a column. */
const isSaidOf = ({ placed }: Draft, wish: PlacedOf<'quantity'>, rank: PlacedOf<'rank'>): boolean =>
  wish.end <= rank.start ||
  (wish.item.beside !== true &&
    of(placed, 'ask').some(({ item, start }) => item.how !== 'count' && start < rank.start))

function fnOf({ index }: Draft, ref: QuantityRef, isUnnamed: boolean, isTotal: boolean): Fn | null {
  if (ref.kind === 'aggregate' && ref.fn !== 'sum') {
    // "The average price of the top ten": the first by what?
    if (isUnnamed) throw new Unclear('what they are ranked by')
    return ref.fn
  }
  const adds =
    ref.kind === 'measure' ? ref.measures.every(id => measureAdds(index, id)) : ref.kind !== 'distinct'
  const isMean = ref.kind === 'measure' && ref.fn !== undefined && ref.fn !== 'sum'
  // "The refund rate of the top ten products": theirs together, or each one's, and the first by what?
  if (isMean || (!adds && (isTotal || isUnnamed))) throw new Unclear('a number over the first')
  return isTotal ? 'sum' : null
}
