// "How many were cancelled last month": the cancellations, where a state is all that tells what is counted.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { conditionSpelled } from '#engine/condition-spelled.ts'
import type { ModelIndex } from '#engine/model-index.ts'

export function kindOfState(
  { model }: ModelIndex,
  rows: string | undefined,
  stated: readonly Condition[],
): Noun | undefined {
  const said = new Set(stated.map(conditionSpelled))
  return model.nouns.find(
    ({ table, key, where = [] }) =>
      table === rows &&
      key === undefined &&
      where.length > 0 &&
      where.every(one => one.kind === 'is' && one.not !== true && said.has(conditionSpelled(one))),
  )
}
