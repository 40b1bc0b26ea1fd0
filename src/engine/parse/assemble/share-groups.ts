// Shares of groups: which of them comes first, and what each is a share of.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

/** "Which area has the lowest share of homes with a pool". */
export const isLowest = ({ placed }: Draft): boolean =>
  of(placed, 'rank').some(({ item }) => !item.high) ||
  of(placed, 'order').some(({ item }) => item.by === null && !item.descending)

/** "Share of revenue by category for each quarter": the parts of a quarter make up that quarter. */
export function ofEachTime({ keys, limit, limitPer }: Plan): Plan['keys'] | null {
  const times = keys.filter(({ kind }) => kind === 'time')
  return keys.length === 2 && times.length === 1 && limit === null && limitPer === null
    ? [...times, ...keys.filter(({ kind }) => kind !== 'time')]
    : null
}
