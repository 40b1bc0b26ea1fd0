// Weights by which marks of a question tell the look of its answer: a linear classifier, fitted step by step (AdaGrad), the same for the
// same examples.
import type { LookWeights } from '#contract/answer-looks.ts'
import { rare, type Look } from '#engine/doubt/look-of.ts'
import { likelihoods } from '#engine/doubt/look-reader.ts'
import { randomFrom } from '#verticals/random.ts'

export interface Example {
  marks: readonly string[]
  look: Look
}

const rounds = 5
const rate = 0.1
/** Smaller errors move nothing. */
const leastError = 1e-3
/** A look with fewer examples goes by its shape alone; a mark with fewer tells nothing, and more than it knows. */
const fewest = 12

export function fitted(examples: readonly Example[]): LookWeights {
  const names = namesOf(examples)
  const marks = marksIn(examples)
  const rows = new Map(marks.map((mark, at) => [mark, at]))
  const looks = [...new Set(names)].sort()
  const size = looks.length
  const weights = new Float32Array(marks.length * size)
  const moved = new Float32Array(marks.length * size).fill(1e-8)
  const random = randomFrom('answer looks')
  const known = examples.map(({ marks }, at) => ({
    from: marks.flatMap(mark => rows.get(mark) ?? []).map(row => row * size),
    own: looks.indexOf(names[at] ?? ''),
  }))
  const sums = new Float64Array(size)
  for (let round = 0; round < rounds; round++)
    for (const { from, own } of random.shuffled(known)) {
      sums.fill(0)
      for (const place of from)
        for (let look = 0; look < size; look++) sums[look] = (sums[look] ?? 0) + (weights[place + look] ?? 0)
      for (const [look, likely] of likelihoods(sums).entries()) {
        const error = likely - (look === own ? 1 : 0)
        if (Math.abs(error) < leastError) continue
        for (const first of from) {
          const place = first + look
          const far = (moved[place] ?? 0) + error * error
          moved[place] = far
          weights[place] = (weights[place] ?? 0) - (rate * error) / Math.sqrt(far)
        }
      }
    }
  return { looks, marks, ...inBytes(weights) }
}

function marksIn(examples: readonly Example[]): string[] {
  const counts = countsOf(examples.flatMap(({ marks }) => marks))
  return [...counts].flatMap(([mark, count]) => (count < fewest ? [] : [mark])).sort()
}

function namesOf(examples: readonly Example[]): string[] {
  const counts = countsOf(examples.map(({ look }) => look.name))
  return examples.map(({ look }) => ((counts.get(look.name) ?? 0) < fewest ? rare(look.shape) : look.name))
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function inBytes(weights: Float32Array): Pick<LookWeights, 'step' | 'weights'> {
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
  const bytes = Int8Array.from(weights, one => Math.round(one / step))
  return { step, weights: Buffer.from(bytes.buffer).toString('base64') }
}
