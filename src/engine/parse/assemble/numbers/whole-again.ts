// "Active pool homes as a share of active homes": what is said of the part and of the whole is said of the whole.
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function wholeAgain(placed: readonly Placed[]): readonly Placed[] {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share' && item.partFirst === 'said')
  if (wish === undefined) return placed
  const ofWhole = new Set(
    of(placed, 'condition').flatMap(({ item, start }) => (start > wish.start ? [said(item.condition)] : [])),
  )
  const part = of(placed, 'condition').filter(({ start }) => start < wish.start)
  // "Active homes as a share of active homes": nothing tells the part then.
  if (part.every(({ item }) => ofWhole.has(said(item.condition)))) return placed
  return placed.filter(
    ({ item, start }) =>
      item.kind !== 'condition' || start > wish.start || !ofWhole.has(said(item.condition)),
  )
}

const said = (condition: ConditionRef): string =>
  condition.kind === 'values' ? JSON.stringify([condition.options, condition.not]) : JSON.stringify(condition)
