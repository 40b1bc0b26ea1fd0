// A plan as a person would put it: what holds for everything is said once, what goes without saying is not said.
import type { Default } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Column, Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { nounOf } from '#engine/sql/quantities.ts'

export function plainly(plan: Plan, index: ModelIndex): Plan {
  const [first = [], ...others] = plan.columns.flatMap(column =>
    column.kind === 'quantity' ? [column.where] : [],
  )
  const common = first.filter(one => others.every(where => holds(where, one)))
  const where = unique([...plan.where, ...common])
  const taken = defaultsOf(plan, index)
  const grouped = new Set(plan.keys.map(key => (key.kind === 'attribute' ? key.attribute : null)))
  const isNews = (one: Condition) =>
    (one.kind !== 'free' || letsIn(one, taken)) &&
    !holds(taken, one) &&
    !(one.kind === 'is' && one.values.length > 1 && grouped.has(one.attribute))
  return {
    ...plan,
    where: where.filter(isNews),
    columns: plan.columns.map(column => apart(column, where)),
    keys: plan.keys.map(withoutFree),
  }
}

/** "Including refunded ones" is news only of what leaves them out. */
const letsIn = (one: Extract<Condition, { kind: 'free' }>, taken: readonly Default[]): boolean =>
  one.values !== undefined && taken.some(({ attribute }) => attribute === one.attribute)

/** A condition that is not denied says so or leaves it unsaid. */
const spelled = (one: Condition): string =>
  JSON.stringify(one, (key, value: unknown) => (key === 'not' && value === false ? undefined : value))
const same = (one: Condition, other: Condition): boolean => spelled(one) === spelled(other)
const holds = (where: readonly Condition[], one: Condition): boolean => where.some(other => same(one, other))
/** The conditions of one list that another does not hold. */
export const besides = (where: readonly Condition[], others: readonly Condition[]): Condition[] =>
  where.filter(one => !holds(others, one))

const unique = (where: readonly Condition[]): Condition[] =>
  where.filter((one, at) => where.findIndex(other => same(one, other)) === at)

/** What sets one column apart from the others. */
const apart = (column: Column, where: readonly Condition[]): Column =>
  column.kind === 'quantity'
    ? { ...column, where: column.where.filter(one => one.kind !== 'free' && !holds(where, one)) }
    : column

const withoutFree = (key: Key): Key =>
  key.kind === 'sides'
    ? {
        ...key,
        sides: key.sides.map(side => ({ ...side, where: side.where.filter(({ kind }) => kind !== 'free') })),
      }
    : key

/** What the nouns and measures of a plan imply by themselves: an inquiry is an interaction of that type. */
export function defaultsOf(plan: Plan, index: ModelIndex): Default[] {
  const ofKeys = plan.keys.flatMap(key => (key.kind === 'thing' ? (index.noun(key.noun).where ?? []) : []))
  const ofColumns = plan.columns.flatMap(column => {
    if (column.kind !== 'quantity') return []
    const { quantity } = column
    const own = quantity.kind === 'measure' ? index.measure(quantity.measure).where : undefined
    return [...(own ?? nounOf(index, quantity).where ?? [])]
  })
  return [...ofKeys, ...ofColumns]
}
