import { longestPhrase, type PhraseTable, phraseTable } from '#engine/text/phrase-table.ts'
import type { Reader } from './reader.ts'

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
  return longestPhrase(table, place => reader.words[place], at)
}

/** The place after the longest of these phrases that stands here. */
export function skipLongest<T>(reader: Reader, at: number, table: PhraseTable<T>): number | undefined {
  return phraseAt(reader, at, table)?.end
}
