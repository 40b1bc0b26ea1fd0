// How many there are of something, as a sentence: none, one, many, more than were read.
import { formatNumber } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import type { Things } from './noun-phrase.ts'
import { noWords, withWords } from './place-words.ts'
import { be, have, type Telling } from './telling.ts'

/** Things, and what they must have besides: more than 3 bookings, no revenue in 2025. */
export interface Kept {
  things: Things
  having: readonly string[]
  /** What they have is counted in a period that is over. */
  isPast: boolean
}

/**
 * Without the full stop, so that what was found can follow. What the things have becomes the verb of the sentence; what describes
 * them does so today, whenever they happened.
 */
export function howMany(telling: Telling, count: number, { things, having, isPast }: Kept): string {
  const [one, many] = things.label
  const said = having.length > 0 ? having : things.words.having
  const words = having.length > 0 ? things.words : { ...things.words, having: [] }
  const bare = (noun: string) =>
    spaced(...words.before, ...words.nearest, noun, ...words.after, withWords(words))
  const isMany = count > 1
  const tense = { isPast: isPast && having.length > 0 }
  const verb = said.length === 0 ? '' : `${have(tense, isMany)} ${joined(said)}`
  if (count === 0)
    return verb === '' ? `There ${be(telling, true)} no ${bare(many)}` : spaced('No', bare(one), verb)
  const number = `${telling.truncated ? 'more than ' : ''}${formatNumber(count, 'count')}`
  const subject = `${number} ${bare(isMany ? many : one)}`
  return verb === '' ? `There ${be(telling, isMany)} ${subject}` : sentenceCase(spaced(subject, verb))
}

/** Things that are only counted. */
export const alone = (things: Things, period: string): Kept => ({
  things: withAfter(things, period),
  having: [],
  isPast: false,
})

export const withAfter = (all: Things, words: string): Things =>
  words === '' ? all : { ...all, words: { ...all.words, after: [...all.words.after, words] } }

export const onlyNamed = (label: Things['label']): Things => ({ label, words: noWords })
