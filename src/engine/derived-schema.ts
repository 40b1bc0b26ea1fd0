// Columns that are made of other columns, as a plan from outside may hold them.
import { z } from 'zod'
import { columnsIn, type Column, type Formula } from './plan.ts'

export const most = { keys: 3, columns: 12, conditions: 20, values: 100, rows: 1000, levels: 6 } as const

export const label = z.string().min(1).max(60)
export const amount = z.number().min(-1e12).max(1e12)
export const place = z
  .int()
  .min(0)
  .max(most.columns - 1)
const percent = z.boolean()

const formula: z.ZodType<Formula> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('column'), column: place }),
  z.strictObject({ kind: z.literal('number'), value: amount }),
  z.strictObject({
    kind: z.literal('combine'),
    op: z.enum(['+', '-', '*', '/']),
    get left() {
      return formula
    },
    get right() {
      return formula
    },
  }),
])

export const derivedColumns = [
  z.strictObject({
    kind: z.literal('difference'),
    left: place,
    right: place,
    percent,
    label: label.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('quotient'),
    top: place,
    bottom: place,
    percent,
    times: amount.exactOptional(),
    label: label.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('share'),
    of: place,
    within: z.enum(['all', 'first key']),
    label: label.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('running'), of: place, label: label.exactOptional() }),
  z.strictObject({ kind: z.literal('growth'), of: place, percent, label: label.exactOptional() }),
  z.strictObject({ kind: z.literal('formula'), of: formula, percent, label: label.exactOptional() }),
] as const

/** The places of the columns that a column is made of. */
export function sourcesOf(column: Column): number[] {
  switch (column.kind) {
    case 'difference':
      return [column.left, column.right]
    case 'quotient':
      return [column.top, column.bottom]
    case 'share':
    case 'running':
    case 'growth':
      return [column.of]
    case 'formula':
      return columnsIn(column.of)
    case 'attribute':
    case 'quantity':
      return []
  }
}

export const depthOf = (formula: Formula): number =>
  formula.kind === 'combine' ? 1 + Math.max(depthOf(formula.left), depthOf(formula.right)) : 1
