// Groups that divide all that is said, so that no condition is a part of each: "each quarter's share of Florida revenue".
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Placed } from '#engine/parse/item.ts'

/**
 * "Each quarter's share of Florida revenue", "nights in California by month with percent of total": the groups divide all that is said.
 * What was cancelled makes a rate of each of them.
 */
export function divides({ placed }: Draft, from: number): boolean {
  const wish = of(placed, 'ask').find(({ item, start }) => item.how === 'share' && start === from)
  const key = of(placed, 'key').findLast(({ end }) => end <= from)
  if (wish === undefined || key === undefined || wish.item.verb !== undefined) return false
  const isRelative = of(placed, 'ask').some(({ item, start }) => item.relative === true && start > from)
  const isState = of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind !== 'amount' &&
      !(condition.kind === 'values' && condition.options.flat().every(one => !isStatus(one.attribute))),
  )
  if (isRelative || isState || of(placed, 'rank').length > 0) return false
  const isTheirs = key.end === from && /^(each|every)\b/.test(key.text)
  const isNumber = ({ item, end }: Placed) =>
    (item.kind === 'quantity' || item.kind === 'noun') && !item.weak && end <= key.start
  const isLast = placed.every(
    ({ item, start }) => start <= from || item.kind === 'total' || item.kind === 'period',
  )
  const isTotal = of(placed, 'total').some(({ start }) => start >= wish.end)
  const isBeside =
    isLast && placed.some(isNumber) && (isTotal || wish.afterAnd === true || wish.afterBreak === true)
  return (isTheirs && wish.afterBreak !== true) || isBeside
}

const isStatus = (id: string): boolean => id.endsWith('.status')
