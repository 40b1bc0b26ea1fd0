// A plan that somebody else wrote, held against the model and the values before anything is made of it.
import type { Attribute } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { understood } from '#engine/answer/chips.ts'
import { describeColumns } from '#engine/answer/columns.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { planSchema } from '#engine/plan-schema.ts'
import { compile } from '#engine/sql/compile.ts'
import type { PlanReading } from '#api/ask/tell.ts'
import type { Values } from '#api/ask/values.ts'
import { Junk } from './plan-writer.ts'

export function checkedPlan(draft: unknown, index: ModelIndex, values: Values): PlanReading {
  try {
    const plan: Plan = planSchema(index).parse(draft)
    const invented = conditionsOf(plan).flatMap(one => inventedValues(one, index, values))
    if (invented.length > 0) throw new Error(`no such value: ${invented.join(', ')}`)
    const chips = understood(plan, index, null)
    return {
      kind: 'plan',
      plan,
      sql: compile(plan, index),
      columns: describeColumns(plan, index),
      understood: () => chips,
      unused: [],
      periodLabel: null,
      doubted: () => null,
    }
  } catch (cause) {
    throw new Junk('not a plan for this data', { cause })
  }
}

function conditionsOf({ where, columns, keys }: Plan): Condition[] {
  return [
    ...where,
    ...columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
    ...keys.flatMap(key => (key.kind === 'sides' ? key.sides.flatMap(side => side.where) : [])),
  ]
}

/** A category that holds no such value would answer every question with nothing. */
function inventedValues(condition: Condition, index: ModelIndex, values: Values): string[] {
  switch (condition.kind) {
    case 'first':
      return condition.where.flatMap(one => inventedValues(one, index, values))
    case 'any':
    case 'all':
      return condition.of.flatMap(one => inventedValues(one, index, values))
    case 'not':
      return inventedValues(condition.of, index, values)
    case 'is':
      return condition.values
        .map(String)
        .filter(value => !mayBe(index.attribute(condition.attribute), value, values))
    default:
      return []
  }
}

const mayBe = ({ kind, id }: Attribute, value: string, values: Values): boolean =>
  kind !== 'category' || values[id] === undefined || values[id].includes(value)
