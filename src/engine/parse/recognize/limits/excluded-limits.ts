// "Excluding anything built before 1980", "leaving out products with fewer than 20 reviews": a limit that rows must not meet.
import type { Comparator } from '#contract/terms.ts'
import type { ConditionRef, Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { amountFirst, amountLast } from './amounts.ts'
import { excludes, isAny } from '#engine/parse/recognize/conditions/negated.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { yearBounds } from '#engine/parse/recognize/times/year-bounds.ts'

const relative = /^(with|that|which|who|whose|having|where|have|has|had|are|is|were|was|worth|priced)$/

export const excludedLimits = opensWith({ words: ['not'] })((line, at) => {
  if (!excludes(line, at)) return null
  let place = line.past(at + 1)
  if (isAny(line, place)) place = line.past(place + 1)
  while (relative.test(line.pieces[place]?.text ?? '')) place = line.past(place + 1)
  const found = yearBounds(line, place) ?? amountLast(line, place) ?? amountFirst(line, place)
  const [limit, ...more] = found?.items ?? []
  if (found === null || limit === undefined || more.length > 0 || goesOn(line, found.end)) return null
  const turned = opposite(limit)
  return turned === null ? null : { end: found.end, items: [turned] }
})

/** "Under 20 reviews or rated below 3": of two limits it would not be clear which are left out. */
const goesOn = (line: Line, end: number): boolean => {
  const next = line.is(end, 'and', 'or') ? line.past(end + 1) : end
  return next > end && (amountFirst(line, next) ?? amountLast(line, next)) !== null
}

const beyond = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const
const turnedRound: Readonly<Record<Comparator, Comparator>> = { ...beyond, '=': '<>', '<>': '=' }

function opposite(item: Item): Item | null {
  if (item.kind === 'having' && item.or === undefined) return { ...item, op: turnedRound[item.op] }
  if (item.kind !== 'condition') return null
  const condition = without(item.condition)
  return condition === null ? null : { ...item, condition }
}

function without(condition: ConditionRef): ConditionRef | null {
  if (condition.kind === 'years') {
    const { from, to } = condition
    if (from !== null && to === null) return { ...condition, from: null, to: from - 1 }
    return from === null && to !== null ? { ...condition, from: to + 1, to: null } : null
  }
  if (condition.kind !== 'amount') return null
  const { amount } = condition
  return amount.kind === 'bound'
    ? { ...condition, amount: { ...amount, op: beyond[amount.op] } }
    : { ...condition, not: !condition.not }
}
