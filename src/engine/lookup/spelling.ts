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
  private readonly firstToo: boolean
  private readonly masks: Uint32Array

  /** `firstToo`: also words are found whose first letter was lost, added or mistaken. */
  constructor(vocabulary: Iterable<string>, firstToo = false) {
    this.firstToo = firstToo
    const unique = new Set(vocabulary)
    this.words = Array.from(unique)
      .filter(word => word.length >= shortest && !/\d/.test(word))
      .slice(0, capacity)
    this.masks = Uint32Array.from(this.words, lettersOf)
    const entries: number[] = []
    for (const [number, word] of this.words.entries()) {
      const count = word.length <= shortest + 1 ? 1 : 2
      const beheaded = firstToo ? remainders(word.slice(1), count - 1) : []
      for (const remainder of [...remainders(word, count), ...beheaded]) {
        entries.push(hash(remainder) * capacity + number)
      }
    }
    this.filed = Float64Array.from(entries).sort()
  }

  /** Known words at most `distance` mistakes away, nearest first. The first letter must be right, or swapped with the second. */
  near(typed: string, distance: 1 | 2): { word: string; distance: number }[] {
    return Array.from(this.candidates(typed, distance), word => ({
      word,
      distance: editDistance(typed, word, distance),
    }))
      .filter(found => found.distance <= distance)
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
  }

  /** All words that may be that near, and some that are not. */
  candidates(typed: string, distance: 1 | 2): ReadonlySet<string> {
    const swapped = typed.slice(1, 2) + typed.slice(0, 1) + typed.slice(2)
    const tried = new Set([
      ...remainders(typed, distance),
      ...remainders(swapped, distance - 1),
      ...(this.firstToo ? remainders(typed.slice(1), distance - 1) : []),
    ])
    const letters = lettersOf(typed)
    const found = new Set<string>()
    for (const remainder of tried)
      for (const number of this.filedUnder(remainder)) {
        const word = this.words[number] ?? ''
        const isNear =
          Math.abs(word.length - typed.length) <= distance &&
          bitsIn(letters ^ (this.masks[number] ?? 0)) <= 2 * distance
        if (isNear) found.add(word)
      }
    return found
  }

  /** The numbers of the words with this remainder. */
  private filedUnder(remainder: string): number[] {
    const first = hash(remainder) * capacity
    const found: number[] = []
    for (let at = this.firstFrom(first); at < this.filed.length; at += 1) {
      const number = (this.filed[at] ?? 0) - first
      if (number >= this.words.length) break
      found.push(number)
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

/** Which letters a word has, a bit for each: words that are near to each other share most of them. */
function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 32)
  return mask >>> 0
}

function bitsIn(mask: number): number {
  let count = 0
  for (let rest = mask >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1
  return count
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
