// Why a plan that makes sense cannot be asked of this data, so that a visitor can ask for what there is.
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import type { DeclineReason } from './reading.ts'
import { NeedsPeriod, Unlinked } from './sql/scope.ts'

/** The reason, and the words of its message. */
export function whyNot(
  error: Error,
  plan: Plan,
  index: ModelIndex,
): { reason: DeclineReason; words: string[] } {
  if (error instanceof NeedsPeriod) return { reason: 'needs a period', words: [error.label] }
  const what = error instanceof Unlinked ? labelIn(plan, error.to, index) : undefined
  const beyond = { reason: 'beyond the engine' as const, words: [] }
  if (!(error instanceof Unlinked) || what === undefined) return beyond
  const theirs = thingsOf(error.to, plan, index)
  // "The customer is recorded for customers" tells nothing.
  if (theirs.startsWith(what)) return beyond
  const asked = thingsOf(error.from, plan, index)
  return { reason: 'recorded of others', words: [`the ${what}`, theirs, asked] }
}

/** What the plan wants to know of a table: "source". */
function labelIn(plan: Plan, table: string, index: ModelIndex): string | undefined {
  const named = [...plan.keys, ...plan.columns, ...plan.where, ...ownWhere(plan)].flatMap(one =>
    'attribute' in one ? [index.attribute(one.attribute)] : [],
  )
  return named.find(one => one.table === table)?.label
}

const ownWhere = ({ columns }: Plan) => columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))

/** As the question calls them, or as the model does first: "bookings". */
function thingsOf(table: string, plan: Plan, index: ModelIndex): string {
  const counted = plan.columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind !== 'measure' ? [index.noun(one.quantity.noun)] : [],
  )
  return [...counted, ...index.model.nouns].find(noun => noun.table === table)?.label[1] ?? 'these rows'
}
