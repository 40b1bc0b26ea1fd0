// "Which month is our slowest": one that is still to come, or not over yet, has few of anything, and is no answer.
import { startOf } from '#engine/time/calendar.ts'
import { labelOf } from '#engine/time/period.ts'
import type { Built } from './build.ts'
import type { Draft } from './draft.ts'
import { during } from './when.ts'

/** Where the lowest of months are asked for and no time is named, only those that are over. */
export function timesOver({ today }: Draft, built: Built): Built {
  const { keys, columns, order, limit, where } = built.plan
  const [key] = keys
  const [first] = order
  if (key?.kind !== 'time' || keys.length > 1 || limit === null || built.period !== null) return built
  if (first === undefined || first.descending || columns[first.column]?.kind === 'attribute') return built
  const to = startOf(today, key.grain)
  const period = { to, label: labelOf({ to }) }
  return { plan: { ...built.plan, where: [...where, during(key.attribute, period)] }, period }
}
