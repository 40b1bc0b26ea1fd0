// Kinds of rows that exclude each other and are asked for in one breath: "over asking, at asking and below".
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

/** "How many sold over asking, at asking and below": kinds that no row can be at once are sides without a "versus". */
export function withExclusive(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const kinds = placed.flatMap(one => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return []
    const [only] = item.condition.segments.map(id => index.segment(id).where)
    const [test] = only?.length === 1 ? only : []
    if (test?.kind !== 'compare' || typeof test.value === 'number') return []
    return [{ one, of: `${test.attribute} ${test.value.attribute}`, op: test.op, condition: item.condition }]
  })
  const [first] = kinds
  const ops = new Set(kinds.map(({ op }) => op))
  if (first === undefined || kinds.length < 2 || ops.size < kinds.length) return [...placed]
  if (kinds.some(kind => kind.of !== first.of) || placed.some(({ item }) => item.kind === 'versus'))
    return [...placed]
  const sides = kinds.map(({ one, condition }) => ({ label: one.text, conditions: [condition], nouns: [] }))
  const used = new Set(kinds.map(({ one }) => one))
  return placed.flatMap(one =>
    one === first.one
      ? [{ ...one, item: { kind: 'key', key: { kind: 'sides', sides } } }]
      : used.has(one)
        ? []
        : [one],
  )
}
