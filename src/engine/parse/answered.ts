// "Do pools pay off? Average price with and without a pool": a question that the one beside it answers with numbers.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { tablesIn } from './assemble/plan-tables.ts'
import type { Placed } from './item.ts'
import type { Line, Piece } from './piece.ts'

/** Whether the numbers speak of the same things, and of every name in the question. */
export function isAnswered(question: Line, asked: readonly Placed[], plan: Plan, index: ModelIndex): boolean {
  const keys = new Set(
    asked.flatMap(({ item }) => (item.kind === 'key' && 'attributes' in item.key ? item.key.attributes : [])),
  )
  const said = JSON.stringify(asked.map(({ item }) => item))
  const isNamed = ({ meanings }: Piece): boolean => {
    const names = meanings.flatMap(meaning =>
      meaning.kind === 'value' && !meaning.attribute.endsWith('.status') ? [meaning] : [],
    )
    return (
      names.length === 0 ||
      names.some(({ attribute, value }) => keys.has(attribute) || said.includes(JSON.stringify(value)))
    )
  }
  const tables = tablesIn(index, plan)
  // "Are cancellations getting worse? Rate by quarter": a rate of listings answers nothing about reservations.
  const isOfSame = (_: Piece, at: number): boolean => {
    const nouns = question.all(at, 'noun').filter(({ weak }) => !weak)
    const measures = question.all(at, 'measure')
    const spoken = [
      ...nouns.map(({ noun }) => noun),
      ...measures.map(({ measure }) => index.measure(measure).noun),
    ]
    return spoken.length === 0 || spoken.some(noun => tables.has(index.noun(noun).table))
  }
  return question.pieces.every(isNamed) && question.pieces.every(isOfSame)
}
