import { phraseList } from './word-list.ts'

/** Phrases and what each stands for, by their first word, longest first. */
export type PhraseTable<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>

/** From rows of a value and its phrases between commas, or in a list where a comma is one of them. */
export function phraseTable<T>(rows: readonly (readonly [T, string | readonly string[]])[]): PhraseTable<T> {
  const phrases = rows.flatMap(([value, list]) =>
    (typeof list === 'string' ? phraseList(list) : list).map(phrase => ({ words: phrase.split(' '), value })),
  )
  return Map.groupBy(
    phrases.sort((a, b) => b.words.length - a.words.length),
    phrase => phrase.words[0] ?? '',
  )
}

/** The longest phrase of a table that starts at a place. */
export function longestPhrase<T>(
  table: PhraseTable<T>,
  wordAt: (at: number) => string | undefined,
  at: number,
): { value: T; end: number } | undefined {
  const found = table
    .get(wordAt(at) ?? '')
    ?.find(({ words }) => words.every((word, i) => wordAt(at + i) === word))
  return found === undefined ? undefined : { value: found.value, end: at + found.words.length }
}
