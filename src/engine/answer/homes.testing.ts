// Plans about the homes of the tests, in few words.
import type { Condition, Scalar } from '#contract/terms.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Grain, type Key, type Quantity } from '#engine/plan.ts'
import { homesModel } from './homes-model.testing.ts'

export const homes = new ModelIndex(homesModel)

export const plan = plainPlan

export const of = (quantity: Quantity, where: readonly Condition[] = [], label?: string): Column => ({
  kind: 'quantity',
  quantity,
  where,
  ...(label === undefined ? {} : { label }),
})
export const measure = (id: string, where: readonly Condition[] = [], label?: string) =>
  of({ kind: 'measure', measure: id }, where, label)
export const count = (noun: string, where: readonly Condition[] = [], label?: string) =>
  of({ kind: 'count', noun }, where, label)
export const aggregate = (
  fn: 'sum' | 'avg' | 'min' | 'max' | 'median',
  noun: string,
  name: string,
  where: readonly Condition[] = [],
) => of({ kind: 'aggregate', fn, noun, attribute: name }, where)
export const shown = (name: string): Column => ({ kind: 'attribute', attribute: name })

export const thing = (noun: string): Key => ({ kind: 'thing', noun })
export const by = (name: string): Key => ({ kind: 'attribute', attribute: name })
export const time = (grain: Grain): Key => ({ kind: 'time', attribute: 'bookings.check_in', grain })

export const is = (name: string, ...values: Scalar[]): Condition => ({ kind: 'is', attribute: name, values })
export const isNot = (name: string, ...values: Scalar[]): Condition => ({
  kind: 'is',
  attribute: name,
  values,
  not: true,
})
export const compare = (
  name: string,
  op: Extract<Condition, { kind: 'compare' }>['op'],
  value: Extract<Condition, { kind: 'compare' }>['value'],
): Condition => ({ kind: 'compare', attribute: name, op, value })
export const during = (from: string, to: string, name = 'bookings.check_in'): Condition => ({
  kind: 'during',
  attribute: name,
  from,
  to,
})
export const in2025 = during('2025-01-01', '2026-01-01')
export const in2026 = during('2026-01-01', '2027-01-01')
export const down = (column = 0) => ({ column, descending: true })
export const up = (column = 0) => ({ column, descending: false })
