// The computed columns of a plan.
import type { Column, Plan, Quantity } from '#engine/plan.ts'
import { same } from './quantity.ts'

export type QuantityColumn = Extract<Column, { kind: 'quantity' }>

export const firstQuantity = (plan: Plan): number => plan.columns.findIndex(({ kind }) => kind === 'quantity')
export const quantities = (plan: Plan) =>
  plan.columns.filter((column): column is QuantityColumn => column.kind === 'quantity')

/** Where a quantity stands, or -1. */
export const placeOf = (plan: Plan, quantity: Quantity): number =>
  plan.columns.findIndex(one => one.kind === 'quantity' && same(one.quantity, quantity))
