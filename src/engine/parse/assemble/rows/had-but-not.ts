// "Homes with views but no inquiries": of two kinds of rows the one must be there and the other not; neither narrows the other.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { isOfState } from '#engine/parse/assemble/named-rows.ts'
import { soldAs } from '#engine/parse/assemble/words/in-time.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function hadButNot(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = withoutBoth(ofOneName(index, given))
  const lost = of(placed, 'noun').flatMap(({ item }) =>
    item.none ? item.nouns.map(id => index.noun(id)) : [],
  )
  const [subject, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (lost.length === 0 || subject === undefined || of(placed, 'having').length > 0) return [...placed]
  const tables = new Set(lost.map(({ table }) => table))
  if (subject.item.nouns.some(id => tables.has(index.noun(id).table))) return [...placed]
  const isOther = (noun: Noun) =>
    noun.key === undefined && tables.has(noun.table) && !lost.some(({ id }) => id === noun.id)
  const had = new Map(
    others.flatMap(one => {
      const nouns = one.item.nouns.filter(id => isOther(index.noun(id)))
      // "Cancelled bookings but no stays this year": the state tells them already.
      return nouns.length === 0 || isOfState(index, placed, one) ? [] : [[one.start, nouns] as const]
    }),
  )
  return placed.map(one => {
    const nouns = one.item.kind === 'noun' && !one.item.none ? had.get(one.start) : undefined
    if (nouns === undefined) return one
    const item: Item = {
      kind: 'having',
      quantity: { kind: 'count', nouns },
      op: '>=',
      than: { kind: 'number', value: 1 },
    }
    return { ...one, item }
  })
}

/** "Never had a refunded order": the orders are those refunds, and need not be there. */
const ofOneName = (index: ModelIndex, placed: readonly Placed[]): readonly Placed[] =>
  placed.filter(({ item, start }) => {
    const state =
      item.kind === 'noun' && !item.none
        ? of(placed, 'noun').find(one => one.item.none && one.item.verb === true && one.end === start)
        : undefined
    const tables = new Set(state?.item.nouns.map(id => index.noun(id).table))
    return !(item.kind === 'noun' && item.nouns.some(id => tables.has(index.noun(id).table)))
  })

/** "Guests without bookings and viewings": what is joined to what is missing is missing as well. */
const withoutBoth = (placed: readonly Placed[]): Placed[] =>
  placed.map((one, at) => {
    const before = placed[at - 1]
    const isJoined =
      one.item.kind === 'noun' &&
      !one.item.weak &&
      one.afterAnd === true &&
      before?.item.kind === 'noun' &&
      before.item.none &&
      /^(without|no|neither)\b/.test(before.text) &&
      one.start === before.end + 1
    return isJoined && one.item.kind === 'noun' ? { ...one, item: { ...one.item, none: true } } : one
  })

/** "Sold in October but not in November": what is measured is there in the one time and missing in the other, as sales are. */
export function soldThenNot(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const lost = of(placed, 'having').find(
    ({ item: { op, than } }) => op === '=' && than.kind === 'number' && than.value === 0,
  )
  const sold = of(placed, 'quantity').find(
    ({ item, start }) => item.weak && item.quantity.kind === 'measure' && start < (lost?.start ?? 0),
  )
  const [first, second, ...more] = of(placed, 'period')
  if (lost === undefined || sold === undefined || first === undefined || second === undefined)
    return [...placed]
  if (more.length > 0 || first.start > lost.start || second.start < lost.start) return [...placed]
  const measures = sold.item.quantity.kind === 'measure' ? sold.item.quantity.measures : []
  const { quantity } = lost.item
  if (quantity.kind !== 'measure' || !quantity.measures.some(id => measures.includes(id))) return [...placed]
  const noun = (none: boolean): Item => ({
    kind: 'noun',
    nouns: [soldAs(index, measures[0] ?? '')],
    plural: true,
    none,
    weak: true,
    verb: true,
  })
  return placed.map(one => (one === lost || one === sold ? { ...one, item: noun(one === lost) } : one))
}
