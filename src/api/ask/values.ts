// The values that questions may name: "Aspen", "beach house", "gift card". They come from the rows, so that an uploaded
// subdivision is understood like one of the sample.
import { z } from 'zod'
import type { Model } from '#contract/model.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Plan } from '#engine/plan.ts'
import { compile } from '#engine/sql/compile.ts'

/** For each category and each name, by the attribute's id, what occurs in the database. */
export type Values = Readonly<Record<string, readonly string[]>>

/** More than this is no category but an open list; its rarer half would cost more than it explains. */
export const valuesPerAttribute = 5000

type Query = (statement: { text: string }) => Promise<object[]>

export async function readValues(model: Model, query: Query): Promise<Values> {
  const index = new ModelIndex(model)
  const named = model.attributes.filter(({ kind, names }) => kind === 'category' || names === true)
  const lists = named.map(async ({ id }) => {
    const rows = await query({ text: compile(everyValueOf(id), index) })
    return [id, rows.flatMap(row => texts.parse(Object.values(row)))] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}

// A blank cell has no word to be asked by.
const texts = z.array(z.string()).transform(values => values.filter(value => value.trim() !== ''))

const everyValueOf = (attribute: string): Plan =>
  plainPlan({
    keys: [{ kind: 'attribute', attribute }],
    where: [{ kind: 'empty', attribute, not: true }],
    limit: valuesPerAttribute,
  })
