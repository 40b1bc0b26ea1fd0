import { isCommonWord } from '#engine/lookup/common-words.ts'
import { formsOf } from '#engine/lookup/phrase-words.ts'
import { correctionsOf, sameLetters, Spelling } from '#engine/lookup/spelling.ts'
import { onceAWord } from '#engine/text/once-a-word.ts'
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import type { Day } from './calendar.ts'
import { adverbs, months, seasons, units, weekdays } from './time-words.ts'

/** The question as the recognizers of times see it: misspelled months and weekdays are put right. */
export interface Reader {
  tokens: readonly Token[]
  words: readonly string[]
  today: Day
}

const dayWords = wordSet(
  'yesterday tomorrow today currently upcoming previous weekend weekends weekday weekdays calendar',
)
const vocabulary = [dayWords, months, weekdays, units, adverbs, seasons].flatMap(words =>
  Array.from<string>(words.keys()),
)
const spelling = new Spelling(vocabulary.filter(word => word.length > 4))

export function readerOf(tokens: readonly Token[], today: Day): Reader {
  return { tokens, words: tokens.map(wordOf), today }
}

const wordOf = ({ kind, text, quoted }: Token): string =>
  kind === 'word' && text.length > 4 && quoted !== true ? putRight(text) : text

/** Short words must have the right letters: "Marsh" is no March. */
const putRight = onceAWord(text => {
  if (isCommonWord(text)) return text
  const meant = correctionsOf({ ...formsOf(text), singular: text }, spelling).find(
    ({ word }) => word.length > 5 || sameLetters(word, text),
  )
  return meant?.word ?? text
})

export function wordAt(reader: Reader, at: number): string {
  return reader.words[at] ?? ''
}

/** The place after a phrase, if it stands here. */
export function skip(reader: Reader, at: number, phrase: string): number | undefined {
  if (!phrase.startsWith(reader.words[at] ?? ' ')) return undefined
  const words = phrase.split(' ')
  return words.every((word, i) => reader.words[at + i] === word) ? at + words.length : undefined
}

/** Leaves out one of these words if it stands here. */
export function past(reader: Reader, at: number, words: ReadonlySet<string>): number {
  return words.has(wordAt(reader, at)) ? at + 1 : at
}
