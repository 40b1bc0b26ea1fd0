// How many there are of something, as a sentence: none, one, many, more than were read.
import { formatNumber } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import type { Things } from './noun-phrase.ts'
import { be, have, type Telling } from './telling.ts'

/** Without the full stop, so that what was found can follow. What the things have becomes the verb of the sentence. */
export function howMany(telling: Telling, count: number, all: Things, period: string): string {
  const { before, nearest, after, having } = all.words
  const [one, many] = all.label
  const bare = (noun: string) => spaced(...before, ...nearest, noun, ...after, period)
  const isMany = count !== 1
  const verb = having.length === 0 ? '' : `${have(telling, isMany && count > 0)} ${joined(having)}`
  if (count === 0)
    return verb === '' ? `There ${be(telling, true)} no ${bare(many)}` : spaced('No', bare(one), verb)
  const number = `${telling.truncated ? 'more than ' : ''}${formatNumber(count, 'count')}`
  const subject = `${number} ${bare(isMany ? many : one)}`
  return verb === '' ? `There ${be(telling, isMany)} ${subject}` : sentenceCase(spaced(subject, verb))
}
