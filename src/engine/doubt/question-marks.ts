// What tells the look of an answer before anything is understood: the words of a question in their order, and which of them it opens
// with. Names and numbers say nothing of it, so that "homes in Aspen" is as "homes in Napa".
import type { ValueLists } from '#engine/parse/vocabulary.ts'
import { fold } from '#engine/text/fold.ts'

/** Whose value a phrase is. */
export type Masks = ReadonlyMap<string, string>

/** Kinds and states are words like others: a booking that is cancelled, a stay that is monthly. */
const fewestNames = 6
const shortestName = 3
const longestName = 6

export function masksOf(values: ValueLists): Masks {
  const masks = new Map<string, string>()
  for (const [attribute, names] of Object.entries(values)) {
    if (names.length < fewestNames) continue
    for (const name of names) {
      const phrase = plain(name.replaceAll('_', ' '))
      if (phrase.length >= shortestName) masks.set(phrase, `<${attribute}>`)
    }
  }
  return masks
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const month =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?$/
const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const number =
  /^(?:\d[\d,.]*[km]?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)$/

const alike = (word: string): string => {
  if (/^(?:19|20)\d\d$/.test(word)) return '<year>'
  if (number.test(word)) return '<number>'
  if (month.test(word)) return '<month>'
  return day.test(word) ? '<day>' : word
}

function words(question: string, masks: Masks): string[] {
  const said = fold(question).match(/\d[\d,.]*\d[km]?|\d[km]?|[a-z]+(?:'[a-z]+)?|[#%?.,:+<>=/|]/g) ?? []
  const found: string[] = []
  for (let at = 0; at < said.length; at++) {
    const length = lengthOfName(said, at, masks)
    const name = length === 0 ? undefined : masks.get(said.slice(at, at + length).join(' '))
    found.push(name ?? alike(said[at] ?? ''))
    at += Math.max(0, length - 1)
  }
  return found
}

function lengthOfName(said: readonly string[], at: number, masks: Masks): number {
  for (let length = Math.min(longestName, said.length - at); length > 0; length--)
    if (masks.has(said.slice(at, at + length).join(' '))) return length
  return 0
}

/** Each word alone, with the next, and beside the one that the question opens with; and how long it is. */
export function marksOf(question: string, masks: Masks): string[] {
  const line = ['^', ...words(question, masks), '$']
  const marks = new Set([`long ${Math.min(12, line.length >> 2)}`])
  const [, first = ''] = line
  for (const [at, word] of line.entries()) {
    marks.add(word).add(`${first} … ${word}`)
    const next = line[at + 1]
    if (next !== undefined) marks.add(`${word} ${next}`)
  }
  return [...marks]
}
