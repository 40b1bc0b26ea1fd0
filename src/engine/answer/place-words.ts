// Words that describe things, by the place they take around the noun.
import { joined } from './grammar.ts'

export interface FilterWords {
  before: readonly string[]
  /** What kind of thing it is, closest to the noun: available [beach house] listings. */
  nearest: readonly string[]
  after: readonly string[]
  /** What the things have, without the "with". */
  having: readonly string[]
}

export const noWords: FilterWords = { before: [], nearest: [], after: [], having: [] }

export const together = (all: readonly FilterWords[]): FilterWords => ({
  before: all.flatMap(words => words.before),
  nearest: all.flatMap(words => words.nearest),
  after: all.flatMap(words => words.after),
  having: all.flatMap(words => words.having),
})

export const withWords = ({ having }: FilterWords): string =>
  having.length === 0 ? '' : `with ${joined(having)}`
