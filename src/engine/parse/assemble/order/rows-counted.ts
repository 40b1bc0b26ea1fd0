// "Most booked", "busiest": a measure that only counts the rows of a noun has the number that they have, by whatever word they go.
import type { ModelIndex } from '#engine/model-index.ts'

export const rowsCountedBy = (index: ModelIndex, measures: readonly string[]): string[] =>
  measures.flatMap(id => {
    const { value, noun, where } = index.measure(id)
    const isCount = value.kind === 'aggregate' && value.of.fn === 'count' && (where ?? []).length === 0
    const rows = JSON.stringify(index.noun(noun).where ?? [])
    const isSame = (one: string) =>
      index.noun(one).table === index.noun(noun).table &&
      index.noun(one).key === undefined &&
      JSON.stringify(index.noun(one).where ?? []) === rows
    return isCount ? index.model.nouns.flatMap(one => (isSame(one.id) ? [one.id] : [])) : []
  })
