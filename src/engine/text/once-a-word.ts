// What holds for a word whatever stands beside it, found once: visitors type the same few thousand words again and again.

/** What people type has no end; the words of all models and most visitors are fewer. */
const mostWords = 20_000
/** Longer ones are no words, and need not be kept. */
const longestWord = 40

export function onceAWord<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, { found: T }>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before.found
    const found = find(word)
    if (known.size >= mostWords) known.clear()
    if (word.length <= longestWord) known.set(word, { found })
    return found
  }
}
