import { editDistance } from './edit-distance.ts'
import type { Forms } from './phrase-words.ts'
import { looksMistyped } from './slips.ts'

export interface Correction {
  word: string
  distance: number
  /** Too short to be trusted outside a longer phrase. */
  needsCompany: boolean
}

/** Shorter words have too many neighbors. */
const shortest = 4
/** Words up to this length forgive one mistake, longer ones two. */
const longestForOne = 7
/** Only so many letters of a word are filed; words that begin alike are told apart by their distance. */
const filedLetters = 7
/** Words that one index can number. */
const capacity = 2 ** 20

/**
 * Known words, found by what is left of them when letters are left out: two words within two mistakes of each other become the
 * same when up to two letters are taken from each. Every such remainder is filed beside the number of its word in one sorted
 * list, so that a look-up is a few searches in it whatever the size of the vocabulary.
 */
export class Spelling {
  private readonly words: readonly string[]
  private readonly filed: Float64Array

  constructor(vocabulary: Iterable<string>) {
    const unique = new Set(vocabulary)
    this.words = Array.from(unique)
      .filter(word => word.length >= shortest && !/\d/.test(word))
      .slice(0, capacity)
    const entries: number[] = []
    for (const [number, word] of this.words.entries()) {
      for (const remainder of remainders(word, word.length <= shortest + 1 ? 1 : 2)) {
        entries.push(hash(remainder) * capacity + number)
      }
    }
    this.filed = Float64Array.from(entries).sort()
  }

  /** Known words at most `distance` mistakes away, nearest first. The first letter must be right, or swapped with the second. */
  near(typed: string, distance: 1 | 2): { word: string; distance: number }[] {
    const swapped = typed.slice(1, 2) + typed.slice(0, 1) + typed.slice(2)
    const candidates = new Set(remainders(typed, distance).flatMap(remainder => this.filedUnder(remainder)))
    for (const remainder of remainders(swapped, distance - 1)) {
      for (const word of this.filedUnder(remainder)) candidates.add(word)
    }
    return Array.from(candidates, word => ({ word, distance: editDistance(typed, word, distance) }))
      .filter(found => found.distance <= distance)
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
  }

  private filedUnder(remainder: string): string[] {
    const first = hash(remainder) * capacity
    const found: string[] = []
    for (let at = this.firstFrom(first); at < this.filed.length; at += 1) {
      const number = (this.filed[at] ?? 0) - first
      const word = number < capacity ? this.words[number] : undefined
      if (word === undefined) break
      found.push(word)
    }
    return found
  }

  /** The first place in the sorted list that is not below `entry`. */
  private firstFrom(entry: number): number {
    let low = 0
    let high = this.filed.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.filed[middle] ?? 0) < entry) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The first letters of a word with up to `count` of them left out, never the very first. */
function remainders(word: string, count: number): string[] {
  let latest = [word.slice(0, filedLetters)]
  const found = new Set(latest)
  for (let round = 0; round < count; round += 1) {
    latest = latest.flatMap(shorter)
    for (const remainder of latest) found.add(remainder)
  }
  return [...found]
}

function shorter(text: string): string[] {
  return Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, i) => text.slice(0, i + 1) + text.slice(i + 2),
  )
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/**
 * What an unknown word may have been meant to be: from eight letters on two mistakes are forgiven, from five on one. Four letters
 * must be the right ones in the wrong order.
 */
export function correctionsOf(typed: Forms, spelling: Spelling): Correction[] {
  const { length } = typed.text
  if (length < shortest) return []
  return spelling
    .near(typed.singular, length <= longestForOne ? 1 : 2)
    .filter(({ word }) => looksMistyped(typed.singular, word))
    .filter(
      ({ word }) =>
        Math.min(word.length, typed.singular.length) > shortest || sameLetters(word, typed.singular),
    )
    .map(({ word, distance }) => ({ word, distance, needsCompany: length === shortest }))
}

export function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('')
}
