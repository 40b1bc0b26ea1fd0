// How long the engine takes from a question to its SQL, in process: of every fifth question, the median of three readings. A busy
// neighbor on the same machine is not the engine's doing.
import type { Question } from '#tests/questions/load.ts'

export interface Latency {
  p50: number
  p99: number
  max: number
}

export function latency(questions: readonly Question[], read: (question: Question) => unknown): Latency {
  const some = questions.length < 500 ? questions : questions.filter((_, at) => at % 5 === 0)
  // The first readings would otherwise pay for compiling the engine itself.
  for (const question of some) timed(question, read)
  const times = some.map(question => medianOfThree(() => timed(question, read)))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const medianOfThree = (measure: () => number): number =>
  [measure(), measure(), measure()].toSorted((a, b) => a - b)[1] ?? 0

function timed(question: Question, read: (question: Question) => unknown): number {
  const started = performance.now()
  try {
    read(question)
  } catch {
    // Counted as wrong when the question is examined.
  }
  return performance.now() - started
}
