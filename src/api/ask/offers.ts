// Whether a question that is to be offered would be answered. The same few are offered under thousands of answers, and finding out
// costs as much as answering: what was found lately is kept. It lives as long as the engine, so that new rows are seen.
import type { Day } from '#contract/sample.ts'

type Answers = (question: string, today: Day) => boolean

/** A question has at most 500 characters: a few megabytes at the very worst. */
const mostKept = 2000

export function remembering(answers: Answers, most = mostKept): Answers {
  const kept = new Map<string, boolean>()
  return (question, today) => {
    const key = `${today} ${question}`
    const found = kept.get(key) ?? answers(question, today)
    kept.delete(key)
    kept.set(key, found)
    // A map keeps the order in which things came: the first has not been asked for the longest time.
    for (const oldest of kept.keys().take(Math.max(0, kept.size - most))) kept.delete(oldest)
    return found
  }
}
