// Puts right what was mistyped before anything else reads it: a misspelled "average", "ignore" or "between" is as common as a
// misspelled name of a column, and a question may hold several. What could be two words, or is a word we only do not know, stays.
import { singular, stem } from '#engine/text/stem.ts'
import { slipCost } from './slip-cost.ts'
import { sameLetters, type Spelling } from './spelling.ts'

/** Words that may have been meant, and how much less likely they are than others. */
export interface Layer {
  spelling: Pick<Spelling, 'candidates'>
  penalty: (word: string) => number
}

const shortest = 4
/** Two words this near to each other in likelihood: nobody can tell which was meant. */
const doubtOf = (length: number): number => (length <= 5 ? 0.25 : 0.15)

/** The longer a word, the more of it may be wrong. */
const limitOf = (length: number): number =>
  length <= shortest ? 0.8 : length === 5 ? 1.1 : length <= 7 ? 1.4 : 2

/** The word that was meant, or null where none or more than one comes into question. */
export function meantBy(typed: string, layers: readonly Layer[]): string | null {
  if (typed.length < shortest) return null
  const limit = limitOf(typed.length)
  const doubt = doubtOf(typed.length)
  // "Actvies" ends like "supplies", and is none of them.
  const ones = new Set([singular(typed), typed.length > 6 ? typed.replace(/s$/, '') : typed])
  const costs = new Map<string, number>()
  const weigh = (word: string, cost: number) => {
    if (cost < (costs.get(word) ?? Infinity)) costs.set(word, cost)
  }
  for (const { spelling, penalty } of layers) {
    const distance = typed.length > 5 ? 2 : 1
    for (const word of spelling.candidates(typed, distance))
      weigh(word, slipCost(typed, word, limit + doubt) + penalty(word) + otherLetters(typed, word))
    for (const one of ones)
      if (one !== typed)
        for (const word of spelling.candidates(one, distance))
          weigh(severalOf(word), slipCost(one, word, limit + doubt) + penalty(word))
  }
  const [best, ...others] = [...costs].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
  if (best === undefined || best[1] > limit) return null
  const root = stem(best[0])
  return others.some(([word, cost]) => cost < best[1] + doubt && stem(word) !== root) ? null : best[0]
}

/** "Brans" are rather brands than a brand. "Expirde" has all the letters of "expired", and not those of "expire". */
const otherLetters = (typed: string, word: string): number => {
  if (sameLetters(typed, word)) return -0.1
  return typed.endsWith('s') && !word.endsWith('s') ? 0.2 : 0
}

const severalOf = (word: string): string => {
  if (singular(word) !== word) return word
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(ss|sh|ch|x|zz)$/.test(word) ? `${word}es` : `${word}s`
}
