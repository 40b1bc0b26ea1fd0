// Reads a question beside the engine: understands nothing, and knows from thousands of others what look of an answer such words ask for,
// and how many rows. Where the engine misreads, it seldom errs in the same way.
import type { LookWeights, WeightsOfClasses } from '#contract/answer-looks.ts'
import type { AnswerLength } from './length-of.ts'
import { answerShapes, rare, type AnswerShape, type Look } from './look-of.ts'
import { marksOf, type Masks } from './question-marks.ts'

export interface Opinion {
  /** How likely such words ask for an answer of this shape and, of all looks, for this one; null of a look that is not known. */
  likelihood(look: Look): number | null
  likeliest: AnswerShape
  /** How likely such words are answered by several rows. Of a single one nothing is said: on New Year's Day the year has one month. */
  several: number
}
const several: AnswerLength = 'several'
export type LookReader = (question: string) => Opinion

export function makeLookReader({ marks, looks, lengths }: LookWeights, masks: Masks): LookReader {
  const rows = new Map(marks.map((mark, at) => [mark, at]))
  const looksOf = weigher(looks)
  const lengthsOf = weigher(lengths)
  const shapes = looks.names.map(name => answerShapes.find(shape => name.startsWith(shape)))
  return question => {
    const known = marksOf(question, masks).flatMap(mark => rows.get(mark) ?? [])
    const parts = looksOf(known)
    const ofShape = (asked: AnswerShape) =>
      shapes.reduce((sum, shape, at) => sum + (shape === asked ? (parts[at] ?? 0) : 0), 0)
    return {
      likelihood({ name, shape }) {
        const own = looks.names.indexOf(name)
        const part = parts[own === -1 ? looks.names.indexOf(rare(shape)) : own]
        return part === undefined ? null : part * ofShape(shape)
      },
      likeliest: answerShapes.reduce((best, shape) => (ofShape(shape) > ofShape(best) ? shape : best)),
      several: lengthsOf(known)[lengths.names.indexOf(several)] ?? 1,
    }
  }
}

function weigher({ names, step, weights }: WeightsOfClasses): (known: readonly number[]) => Float64Array {
  const bytes = Int8Array.from(atob(weights), byte => byte.charCodeAt(0))
  const size = names.length
  return known => {
    const sums = new Float64Array(size)
    for (const row of known)
      for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (bytes[row * size + at] ?? 0) * step
    return likelihoods(sums)
  }
}

/** Together they are one. */
export function likelihoods(sums: Float64Array): Float64Array {
  const most = sums.reduce((highest, one) => Math.max(highest, one), -Infinity)
  const parts = sums.map(sum => Math.exp(sum - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / all)
}
