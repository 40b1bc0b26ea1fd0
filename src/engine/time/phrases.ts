import { phraseList } from '#engine/text/word-list.ts'
import type { Reader } from './reader.ts'

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

/** Phrases that all mean the same. */
export function phrases(list: string | readonly string[]): PhraseTable<true> {
  return phraseTable([[true, list]])
}

/** The longest phrase that stands here. */
export function phraseAt<T>(
  reader: Reader,
  at: number,
  table: PhraseTable<T>,
): { value: T; end: number } | undefined {
  const found = table
    .get(reader.words[at] ?? '')
    ?.find(({ words }) => words.every((word, i) => reader.words[at + i] === word))
  return found === undefined ? undefined : { value: found.value, end: at + found.words.length }
}

/** The place after the longest of these phrases that stands here. */
export function skipLongest<T>(reader: Reader, at: number, table: PhraseTable<T>): number | undefined {
  return phraseAt(reader, at, table)?.end
}
