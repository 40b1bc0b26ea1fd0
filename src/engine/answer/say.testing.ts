// One line for each thing that is said: a plan, the rows that came back, and the sentence.
import { expect, test } from 'vitest'
import type { ResultRow } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import type { Plan } from '#engine/plan.ts'
import { describeColumns } from './columns.ts'
import { homes, plan } from './homes.testing.ts'
import { sentence } from './sentence.ts'
import type { Circumstances } from './telling.ts'

/** The values of each row stand in the order of the columns. */
export function rowsOf(asked: Plan, rows: readonly (readonly Json[])[]): ResultRow[] {
  const names = describeColumns(asked, homes).map(({ name }) => name)
  return rows.map(values => Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))
}

export function check(
  parts: Partial<Plan>,
  rows: readonly (readonly Json[])[],
  expected: string,
  more: Partial<Circumstances> = {},
): void {
  test(`says: ${expected}`, () => {
    const asked = plan(parts)
    const columns = describeColumns(asked, homes)
    const circumstances = { periodLabel: null, truncated: false, ...more }
    expect(sentence(asked, homes, columns, rowsOf(asked, rows), circumstances)).toBe(expected)
  })
}
