// The columns of an answer, as a table heads them and a chart reads them.
import type { ResultColumn } from '#contract/answer.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { slotsOf } from './slots.ts'

export const describeColumns = (plan: Plan, index: ModelIndex): ResultColumn[] =>
  slotsOf(plan, index).map(({ column }) => column)
