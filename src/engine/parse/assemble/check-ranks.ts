// Rankings and numbers that would not be what they are called.
import type { Noun } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of, type PlacedOf } from './items.ts'

/** "Views and inquiries" with inquiries for a condition: what is counted would not be what it is called. */
export const isOtherKind = (noun: Noun, plan: Plan): boolean =>
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

/** "The most pools": what stands behind "most" is what there is most of, and no other measure is. */
export const isMostOf = ({ placed }: Draft, { item, text, end }: PlacedOf<'rank'>): boolean =>
  item.by === null &&
  /^(the )?(most|fewest|least)$/.test(text) &&
  placed.some(one => one.start === end && (one.item.kind === 'condition' || one.item.kind === 'attribute'))

/** "Which brand makes the most per product": each product has one brand, and a ranking of brands within it is none. */
export function isWithinItself({ index }: Draft, { keys, limitPer }: Plan): boolean {
  const [first, second] = keys
  return (
    limitPer !== null &&
    first?.kind === 'thing' &&
    second?.kind === 'attribute' &&
    index.attribute(second.attribute).table === index.noun(first.noun).table
  )
}

/** "How many total bookings did the top 5 homes get": one number over those that are ranked. */
export const addsTheFirst = ({ placed, asks }: Draft): boolean =>
  of(placed, 'key').length === 0 &&
  !asks.has('which') &&
  of(placed, 'quantity').some(
    ({ text, end }) =>
      /^(total|combined)\b/.test(text) &&
      of(placed, 'rank').some(({ item, start }) => item.count !== null && item.by === null && start >= end),
  )
