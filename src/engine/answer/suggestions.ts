// The questions that work and come nearest to one that did not.
import type { Model } from '#contract/model.ts'
import { fold } from '#engine/text/fold.ts'
import { stem } from '#engine/text/stem.ts'

const shown = 3

export function nearestExamples(question: string, { examples }: Pick<Model, 'examples'>): string[] {
  const asked = wordsOf(question)
  const known = examples.map(wordsOf)
  // A word that most examples share says little about which of them is meant.
  const weight = (word: string) => 1 / known.filter(words => words.has(word)).length
  const score = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + (asked.has(word) ? weight(word) : 0), 0)
  const ranked = examples.map((example, at) => ({ example, score: score(known[at] ?? new Set()) }))
  return ranked
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ example }) => example)
}

/** Examples from all over the list, for a visitor who has not asked for anything yet. */
export function variedExamples({ examples }: Pick<Model, 'examples'>): string[] {
  const step = Math.max(1, Math.floor(examples.length / shown))
  return examples.filter((_, at) => at % step === 0).slice(0, shown)
}

const small: ReadonlySet<string> = new Set(
  'a an the of in on for to by with and or what which who how many much is are was were do does did our we i my me you it this that have has had their'.split(
    ' ',
  ),
)

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter(word => word.length > 1 && !small.has(word))
      .map(stem),
  )
