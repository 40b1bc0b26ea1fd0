// Plans of the test shop in few words, and the rows that their SQL finds.
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Condition } from '#contract/terms.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Key, type Plan, type Quantity } from '#engine/plan.ts'
import { shopModel, shopTables } from '#engine/testing/shop-model.ts'
import { compile } from './compile.ts'

export const index = new ModelIndex(shopModel)

export const plan = plainPlan
export const quantity = (of: Quantity, where: readonly Condition[] = []): Column => ({
  kind: 'quantity',
  quantity: of,
  where,
})
export const revenue = quantity({ kind: 'measure', measure: 'revenue' })
export const stays = quantity({ kind: 'count', noun: 'stay' })
export const shows = (attribute: string): Column => ({ kind: 'attribute', attribute })
export const room: Key = { kind: 'thing', noun: 'room' }
export const guest: Key = { kind: 'thing', noun: 'guest' }
export const city: Key = { kind: 'attribute', attribute: 'rooms.city' }
export const month: Key = { kind: 'time', attribute: 'stays.arrival', grain: 'month' }
export const inYear = (from: string, to: string): Condition => ({
  kind: 'during',
  attribute: 'stays.arrival',
  from,
  to,
})

/** Opens the shop for the tests of a file: each plan is compiled and must find these rows. */
export function openShop(): (name: string, parts: Partial<Plan>, rows: unknown[][]) => void {
  let db: PGlite
  beforeAll(async () => {
    db = await PGlite.create()
    await db.exec(shopTables)
  }, 60_000)
  afterAll(() => db.close())
  return (name, parts, rows) =>
    test(`${name}`, async () => {
      const found = await db.query<{ r: object }>(
        `select row_to_json(q) as r from (${compile(plan(parts), index)}) q`,
      )
      expect(found.rows.map(({ r }) => Object.values(r))).toEqual(rows)
    })
}
