// The computed columns of a plan.
import type { Column, Plan } from '#engine/plan.ts'

export const firstQuantity = (plan: Plan): number => plan.columns.findIndex(({ kind }) => kind === 'quantity')
export const quantities = (plan: Plan) =>
  plan.columns.filter((column): column is Extract<Column, { kind: 'quantity' }> => column.kind === 'quantity')
