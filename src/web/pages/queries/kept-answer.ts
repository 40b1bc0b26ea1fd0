// The answer as the log holds it: a JSON column, so nothing about its shape is promised by the table.
import * as z from 'zod/mini'
import type { Json } from '#contract/tables.ts'

const keptAnswerSchema = z.object({
  answer: z.string(),
  results: z.array(z.record(z.string(), z.unknown())),
})
export type KeptAnswer = z.infer<typeof keptAnswerSchema>

export function keptAnswer(response: Json): KeptAnswer | null {
  const parsed = keptAnswerSchema.safeParse(response)
  return parsed.success ? parsed.data : null
}

/** The columns of all rows, in the order in which they first appear. */
export const columnsOf = (rows: KeptAnswer['results']): string[] => [
  ...new Set(rows.flatMap(row => Object.keys(row))),
]

/** As in the demos: null is said, objects are written out. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What was kept of the request's headers, name by name. */
export function headerLines(headers: Json): [name: string, value: string][] {
  if (headers === null || typeof headers !== 'object' || Array.isArray(headers)) return []
  return Object.entries(headers).map(([name, value]) => [name, cellText(value)])
}
