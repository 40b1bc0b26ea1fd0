import { editDistance } from './edit-distance.ts'
import type { Forms } from './phrase-words.ts'

export interface Correction {
  word: string
  distance: number
  /** Too short to be trusted outside a longer phrase. */
  needsCompany: boolean
}

/** Two words this close share at least one part of this many, at nearly the same place: a swap can spoil two of them. */
const partsFor = { 1: 3, 2: 5 } as const
const distances = [1, 2] as const

/** Shorter words have too many neighbors. */
const shortest = 4

/**
 * Known words, found by what they share with a misspelled one. Each word is filed under its pieces, so that a look-up reads a
 * few small drawers whatever the size of the vocabulary.
 */
export class Spelling {
  private readonly words = new Set<string>()
  private readonly drawers = new Map<string, string[]>()

  add(word: string): void {
    if (this.words.has(word) || word.length < shortest || /\d/.test(word)) return
    this.words.add(word)
    for (const distance of distances) {
      for (const part of partsOf(word.length, distance)) {
        const key = drawer(
          distance,
          word.length,
          part.index,
          word.slice(0, 1),
          word.slice(part.from, part.to),
        )
        const found = this.drawers.get(key)
        if (found === undefined) this.drawers.set(key, [word])
        else found.push(word)
      }
    }
  }

  /** Known words at most `distance` mistakes away, nearest first. The first letter must be right, or swapped with the second. */
  near(word: string, distance: 1 | 2): { word: string; distance: number }[] {
    const firsts = word[0] === word[1] ? [word.slice(0, 1)] : [word.slice(0, 1), word.slice(1, 2)]
    const candidates = new Set<string>()
    for (let length = word.length - distance; length <= word.length + distance; length += 1) {
      for (const part of partsOf(length, distance)) {
        for (let shift = -distance; shift <= distance; shift += 1) {
          const from = part.from + shift
          if (from < 0 || part.to + shift > word.length) continue
          const piece = word.slice(from, part.to + shift)
          for (const first of firsts) {
            const key = drawer(distance, length, part.index, first, piece)
            for (const candidate of this.drawers.get(key) ?? []) candidates.add(candidate)
          }
        }
      }
    }
    return [...candidates]
      .filter(candidate => sameStart(word, candidate))
      .map(candidate => ({ word: candidate, distance: editDistance(word, candidate, distance) }))
      .filter(correction => correction.distance <= distance)
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
  }
}

function sameStart(word: string, candidate: string): boolean {
  if (word[0] === candidate[0]) return true
  return word[0] === candidate[1] && word[1] === candidate[0]
}

function partsOf(length: number, distance: 1 | 2): { index: number; from: number; to: number }[] {
  const count = partsFor[distance]
  if (length < count) return []
  const size = length / count
  return Array.from({ length: count }, (_, index) => ({
    index,
    from: Math.floor(index * size),
    to: Math.floor((index + 1) * size),
  }))
}

function drawer(distance: number, length: number, index: number, first: string, piece: string): string {
  return `${distance}${index}${first}${piece}${length}`
}

/**
 * What an unknown word may have been meant to be: from eight letters on two mistakes are forgiven, from five on one. Four letters
 * must be the right ones in the wrong order.
 */
export function correctionsOf(typed: Forms, spelling: Spelling): Correction[] {
  const { length } = typed.text
  if (length < shortest) return []
  return spelling
    .near(typed.singular, length < 8 ? 1 : 2)
    .filter(
      ({ word }) =>
        Math.min(word.length, typed.singular.length) > shortest || sameLetters(word, typed.singular),
    )
    .map(({ word, distance }) => ({ word, distance, needsCompany: length === shortest }))
}

export function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('')
}
