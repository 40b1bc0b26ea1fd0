// Weights by which marks of a question tell what its answer is like: linear classifiers, fitted step by step (AdaGrad), the same for the
// same examples.
import type { LookWeights, WeightsOfClasses } from '#contract/answer-looks.ts'
import type { AnswerLength } from '#engine/doubt/length-of.ts'
import { rare, type Look } from '#engine/doubt/look-of.ts'
import { likelihoods } from '#engine/doubt/look-reader.ts'
import { randomFrom } from '#verticals/random.ts'

export interface Example {
  marks: readonly string[]
  look: Look
  length: AnswerLength
}

const rounds = 5
const rate = 0.1
/** Smaller errors move nothing. */
const leastError = 1e-3
/** A look with fewer examples goes by its shape alone; a mark with fewer tells nothing, and more than it knows. */
const fewest = 12

export function fitted(examples: readonly Example[]): LookWeights {
  const marks = marksIn(examples)
  const rows = new Map(marks.map((mark, at) => [mark, at]))
  const known = examples.map(example => example.marks.flatMap(mark => rows.get(mark) ?? []))
  const fit = (names: readonly string[]) => fittedClasses(names, known, marks.length)
  return { marks, looks: fit(namesOf(examples)), lengths: fit(examples.map(({ length }) => length)) }
}

function fittedClasses(
  owns: readonly string[],
  known: readonly (readonly number[])[],
  marks: number,
): WeightsOfClasses {
  const names = [...new Set(owns)].sort()
  const size = names.length
  const weights = new Float32Array(marks * size)
  const moved = new Float32Array(marks * size).fill(1e-8)
  const random = randomFrom('answer looks')
  const examples = known.map((rows, at) => ({
    from: rows.map(row => row * size),
    own: names.indexOf(owns[at] ?? ''),
  }))
  const sums = new Float64Array(size)
  for (let round = 0; round < rounds; round++)
    for (const { from, own } of random.shuffled(examples)) {
      sums.fill(0)
      for (const place of from)
        for (let name = 0; name < size; name++) sums[name] = (sums[name] ?? 0) + (weights[place + name] ?? 0)
      for (const [name, likely] of likelihoods(sums).entries()) {
        const error = likely - (name === own ? 1 : 0)
        if (Math.abs(error) < leastError) continue
        for (const first of from) {
          const place = first + name
          const far = (moved[place] ?? 0) + error * error
          moved[place] = far
          weights[place] = (weights[place] ?? 0) - (rate * error) / Math.sqrt(far)
        }
      }
    }
  return { names, ...inBytes(weights) }
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

function inBytes(weights: Float32Array): Pick<WeightsOfClasses, 'step' | 'weights'> {
  const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127
  const bytes = Int8Array.from(weights, one => Math.round(one / step))
  return { step, weights: Buffer.from(bytes.buffer).toString('base64') }
}
