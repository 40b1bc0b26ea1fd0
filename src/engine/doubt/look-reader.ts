// Reads a question beside the engine: understands nothing, and knows from thousands of others what look of an answer such words ask for.
// Where the engine misreads, it seldom errs in the same way.
import type { LookWeights } from '#contract/answer-looks.ts'
import { answerShapes, rare, type AnswerShape, type Look } from './look-of.ts'
import { marksOf, type Masks } from './question-marks.ts'

export interface Opinion {
  /** How likely such words ask for an answer of this shape and, of all looks, for this one; null of a look that is not known. */
  likelihood(look: Look): number | null
  likeliest: AnswerShape
}
export type LookReader = (question: string) => Opinion

export function makeLookReader(known: LookWeights, masks: Masks): LookReader {
  const weights = Int8Array.from(atob(known.weights), byte => byte.charCodeAt(0))
  const size = known.looks.length
  const rows = new Map(known.marks.map((mark, at) => [mark, at * size]))
  const shapes = known.looks.map(name => answerShapes.find(shape => name.startsWith(shape)))
  return question => {
    const sums = new Float64Array(size)
    for (const mark of marksOf(question, masks)) {
      const from = rows.get(mark)
      if (from === undefined) continue
      for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * known.step
    }
    const parts = likelihoods(sums)
    const ofShape = (asked: AnswerShape) =>
      shapes.reduce((sum, shape, at) => sum + (shape === asked ? (parts[at] ?? 0) : 0), 0)
    return {
      likelihood({ name, shape }) {
        const own = known.looks.indexOf(name)
        const part = parts[own === -1 ? known.looks.indexOf(rare(shape)) : own]
        return part === undefined ? null : part * ofShape(shape)
      },
      likeliest: answerShapes.reduce((best, shape) => (ofShape(shape) > ofShape(best) ? shape : best)),
    }
  }
}

/** Together they are one. */
export function likelihoods(sums: Float64Array): Float64Array {
  const most = sums.reduce((highest, one) => Math.max(highest, one), -Infinity)
  const parts = sums.map(sum => Math.exp(sum - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / all)
}
