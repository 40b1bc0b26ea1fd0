// Conditions that no row can meet: two questions were read as one.
import type { Condition, Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'

/** Whether what must be so is also what must not. */
export function denies(where: readonly Condition[], attribute: string): boolean {
  const values = (not: boolean) =>
    where.flatMap(one =>
      one.kind === 'is' && one.attribute === attribute && (one.not ?? false) === not ? one.values : [],
    )
  return values(false).some(value => values(true).includes(value))
}

/** Above ten and below five: two questions were read as one. */
export function excludeEachOther(where: readonly Condition[]): boolean {
  const bounds = new Map<string, { low: number; high: number }>()
  for (const one of where) {
    if (one.kind !== 'compare' || typeof one.value !== 'number') continue
    const { low, high } = bounds.get(one.attribute) ?? { low: -Infinity, high: Infinity }
    bounds.set(
      one.attribute,
      one.op.startsWith('>')
        ? { low: Math.max(low, one.value), high }
        : { low, high: one.op.startsWith('<') && one.op !== '<>' ? Math.min(high, one.value) : high },
    )
  }
  return [...bounds.values()].some(({ low, high }) => low > high)
}

/** "Active, pending and sold": a noun that says its own status cannot stand for rows of others. */
export function contradicts(subject: Noun | null, plan: Plan): boolean {
  return (subject?.where ?? []).some(
    own =>
      own.kind === 'is' &&
      own.not !== true &&
      plan.where.some(
        one =>
          one.kind === 'is' &&
          one.not !== true &&
          one.attribute === own.attribute &&
          one.values.length > 1 &&
          !one.values.some(value => own.values.includes(value)),
      ),
  )
}

/** "Pending homes with a sold price above a million": only rows of another kind have such a number. */
export const limitsWhatIsNot = ({ where }: Plan, index: ModelIndex): boolean =>
  where.some(limit => {
    const kind = limit.kind === 'compare' ? index.attribute(limit.attribute).noun : undefined
    const states = kind === undefined ? [] : (index.noun(kind).where ?? [])
    return states.some(state =>
      where.some(
        one =>
          one.kind === 'is' &&
          state.kind === 'is' &&
          state.not !== true &&
          one.attribute === state.attribute &&
          one.values.some(value => state.values.includes(value)) === (one.not === true),
      ),
    )
  })
