// How well a word goes with its neighbors, judged by how often they stood side by side in questions that people asked. "Lust" alone may be
// anything; before "year" it is "last".
import type { WordCompany } from '#contract/word-company.ts'

export interface Company {
  words: readonly string[]
  knows(word: string): boolean
  /** How likely this word stands between the two, as a power of ten. */
  likelihood(before: string, word: string, behind: string): number
  /** Whether it was ever asked behind the one or before the other. */
  isSeen(before: string, word: string, behind: string): boolean
}

/** Where a question begins and ends, and any number. */
export const edge = '^'
const number = '#'

/** As counted: a mark parts words as an end does, whatever mark it is. */
export const asCounted = (piece: string): string =>
  /^\d/.test(piece) ? number : /^[\p{L}]/u.test(piece) ? piece.toLowerCase() : edge

/** What stands in a question, one after the other: words, numbers, and marks that part them. */
export const pieceOfQuestion = /\p{L}[\p{L}'’]*|\d[\p{L}\d.,]*\d|\d\p{L}*|[?!.,:;/()–—-]/gu

/** A pair that was never seen is believed as much as the word alone in so many pairs. */
const doubt = 5
/** What was never seen at all. */
const unseen = 0.5

export function makeCompany({ words, behind }: WordCompany): Company {
  const counts = new Map(Object.entries(words))
  const pairs = new Map(Object.entries(behind).map(([word, next]) => [word, new Map(Object.entries(next))]))
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const alone = (word: string) => (counts.get(word) ?? unseen) / all
  const after = (before: string, word: string) =>
    ((pairs.get(before)?.get(word) ?? 0) + doubt * alone(word)) / ((counts.get(before) ?? 0) + doubt)
  return {
    words: [...counts.keys()],
    knows: word => counts.has(word),
    likelihood: (before, word, next) => Math.log10(after(before, word)) + Math.log10(after(word, next)),
    isSeen: (before, word, next) =>
      pairs.get(before)?.has(word) === true || pairs.get(word)?.has(next) === true,
  }
}
