// "# active, # pending, # closed this year": what stands today beside what happened in a time; the time is said of the last only.
import type { Placed } from '#engine/parse/item.ts'
import type { Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of, type PlacedOf } from './items.ts'

/** Whether the number is one of today, as the time stands right behind another that has a date of its own. */
export function isBesideDated({ index, placed }: Draft, one: Quantity): boolean {
  // "…, average active ask": a mean of those that stand so today.
  if ((one.kind !== 'count' && one.kind !== 'aggregate') || !isOfState(one.noun)) return false
  if (one.kind === 'aggregate' && placed.some(isBare)) return false
  const numbers = of(placed, 'quantity')
  const own = numbers.filter(({ item }) =>
    one.kind === 'count' ? isCountOf(item, one.noun) : isMeanOf(item, one.attribute),
  )
  const times = of(placed, 'period')
  const said = times.flatMap(
    ({ start }) => numbers.findLast(({ end }) => end <= start && start - end < 2) ?? [],
  )
  return (
    own.length > 0 &&
    times.length > 0 &&
    said.length === times.length &&
    said.every(number => hasDate(number)) &&
    numbers.every(number => hasDate(number) || /^(count|aggregate)$/.test(number.item.quantity.kind))
  )

  /** "Actives, average ask, # sold this year": how many there are is one of the numbers. */
  function isBare({ item, afterBreak, afterAnd }: Placed, at: number): boolean {
    const next = placed[at + 1]
    const isJoined = next?.afterBreak === true || next?.afterAnd === true
    const begins = at === 0 || afterBreak === true || afterAnd === true
    return item.kind === 'noun' && item.nouns.some(isOfState) && begins && isJoined
  }
  function isOfState(id: string): boolean {
    const noun = index.noun(id)
    return noun.date === undefined && noun.key === undefined && (noun.where ?? []).length > 0
  }
  function hasDate({ item: { quantity } }: PlacedOf<'quantity'>): boolean {
    if (quantity.kind === 'count') return quantity.nouns.every(id => index.noun(id).date !== undefined)
    if (quantity.kind === 'measure')
      return quantity.measures.every(id => index.measure(id).date !== undefined)
    return quantity.attributes.every(id => {
      const { noun } = index.attribute(id)
      return noun !== undefined && index.noun(noun).date !== undefined
    })
  }
}

const isCountOf = ({ quantity }: PlacedOf<'quantity'>['item'], noun: string): boolean =>
  quantity.kind === 'count' && quantity.nouns.includes(noun)

const isMeanOf = ({ quantity }: PlacedOf<'quantity'>['item'], attribute: string): boolean =>
  quantity.kind === 'aggregate' && quantity.attributes.includes(attribute)
