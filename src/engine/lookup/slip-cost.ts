// How likely one word is a slip for another: the less, the likelier. One wrong letter costs about 1.
import { isNeighbor, soundsAlike } from './slips.ts'

const vowels = new Set('aeiouy')

const cost = {
  /** One letter for two, or two for one: "ocupancy", "tottal". */
  doubling: 0.5,
  swapped: 0.8,
  vowelLost: 0.8,
  letterLost: 0.9,
  /** The finger touched the next key as well. */
  keyTouched: 0.8,
  letterAdded: 1.1,
  vowelMistaken: 0.7,
  soundMistaken: 0.8,
  keyMistaken: 0.9,
  letterMistaken: 1.5,
  /** Eyes stay on the beginning of a word: who gets it wrong may well mean another. */
  firstLetter: 0.2,
} as const

/** The cost of what was typed for what was meant; Infinity where it is more than `limit`. */
export function slipCost(typed: string, meant: string, limit: number): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, () => 0)]
  for (let j = 1; j <= meant.length; j++) row(rows, 0)[j] = (row(rows, 0)[j - 1] ?? 0) + lost(meant, j - 1)
  for (let i = 1; i <= typed.length; i++) {
    const before = row(rows, i - 1)
    const here = [(before[0] ?? 0) + added(typed, i - 1)]
    for (let j = 1; j <= meant.length; j++) {
      const isSwap = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      here[j] = Math.min(
        (before[j] ?? 0) + added(typed, i - 1),
        (here[j - 1] ?? 0) + lost(meant, j - 1),
        (before[j - 1] ?? 0) + mistaken(typed, i - 1, meant, j - 1),
        isSwap && typed[i - 1] !== typed[i - 2]
          ? (row(rows, i - 2)[j - 2] ?? 0) + cost.swapped + (j === 2 ? cost.firstLetter : 0)
          : Infinity,
      )
    }
    if (Math.min(...here) > limit) return Infinity
    rows.push(here)
  }
  const total = row(rows, typed.length)[meant.length] ?? Infinity
  return total > limit ? Infinity : total
}

const row = (rows: readonly number[][], at: number): number[] => rows[at] ?? []

function lost(meant: string, at: number): number {
  if (at === 0) return cost.letterLost + cost.firstLetter
  if (meant[at] === meant[at - 1]) return cost.doubling
  return vowels.has(meant[at] ?? '') ? cost.vowelLost : cost.letterLost
}

function added(typed: string, at: number): number {
  const [before, letter, behind] = [typed[at - 1] ?? '', typed[at] ?? '', typed[at + 1] ?? '']
  if (letter === before || letter === behind) return cost.doubling
  if (at === 0) return cost.letterAdded + cost.firstLetter
  return isNeighbor(letter, before) || isNeighbor(letter, behind) ? cost.keyTouched : cost.letterAdded
}

function mistaken(typed: string, i: number, meant: string, j: number): number {
  const [one, other] = [typed[i] ?? '', meant[j] ?? '']
  if (one === other) return 0
  const first = j === 0 ? cost.firstLetter : 0
  if (vowels.has(one) && vowels.has(other)) return cost.vowelMistaken + first
  if (soundsAlike(one, other)) return cost.soundMistaken + first
  return (isNeighbor(one, other) ? cost.keyMistaken : cost.letterMistaken) + first
}
