import { afterApostrophe, beforeNot, joinedWords, takesIs } from './contractions.ts'
import { fold } from './fold.ts'
import { littleSlips } from './little-slips.ts'
import { shorthand } from './shorthand.ts'
import type { Token } from './token.ts'
import { wordSet } from './word-list.ts'

interface Place {
  start: number
  sentence: number
  raw: string
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** A word or number as it stands in the question, as the one or two tokens it means: "don't" is "do" and "not". */
export function expand(kind: 'word' | 'number', raw: string, place: Place, adjoining = false): Token[] {
  if (kind === 'number') return [token('number', digits(raw), place)]
  const word = fold(raw)
  // In "12w" the letter is a unit.
  if (word.length === 1 && adjoining) return [token('word', word, place)]
  // ALOS in capitals is the average length of stay, and no slip of "also".
  const isCode = raw === raw.toUpperCase()
  const stands = shorthand.get(word) ?? (isCode ? undefined : littleSlips.get(word))
  if (stands !== undefined) return [token('word', stands, place)]
  const counted = /^(top|bottom|btm|last|past|next)(\d{1,3})$/.exec(word)
  if (counted !== null) return countedWord(counted[1] ?? '', counted[2] ?? '', place)
  const apart = joinedWords.get(word)
  if (apart !== undefined) return split(apart[0], apart[1], sharedLength(word, apart[0]), place)
  const apostrophe = raw.lastIndexOf("'")
  return apostrophe < 0 ? [token('word', word, place)] : contraction(word, raw, apostrophe, place)
}

const asksWhat = wordSet('what how where when why')
const whoWould = wordSet('you she they who that what there this how where when why which these those people')

/** "Top10": a word and its number. */
function countedWord(first: string, figures: string, place: Place): Token[] {
  const [word, figure] = split(shorthand.get(first) ?? first, figures, first.length, place)
  return word === undefined || figure === undefined ? [] : [word, { ...figure, kind: 'number' }]
}

function contraction(word: string, raw: string, apostrophe: number, place: Place): Token[] {
  const before = fold(raw.slice(0, apostrophe))
  const after = fold(raw.slice(apostrophe + 1))
  if (after === 't' && before.endsWith('n') && before.length > 1) {
    const verb = before === 'can' ? 'can' : before.slice(0, -1)
    return split(beforeNot.get(verb) ?? verb, 'not', Math.max(1, apostrophe - 1), place)
  }
  if (after === 's') {
    if (before === 'let') return split('let', 'us', apostrophe, place)
    if (takesIs.has(before)) return split(before, 'is', apostrophe, place)
    // "Resv's" are several: hurried hands write a plural that way.
    return [
      { ...token('word', shorthand.get(before) ?? before.replaceAll("'", ''), place), possessive: true },
    ]
  }
  // "What'd we do", "how'd July go".
  if (after === 'd' && asksWhat.has(before)) return split(before, 'did', apostrophe, place)
  // "Canc'd", "exp'd": a participle, where nobody is named who would do something.
  if (after === 'd' && before.length > 2 && !whoWould.has(before))
    return [token('word', shorthand.get(`${before}d`) ?? shorthand.get(before) ?? before, place)]
  const ending = afterApostrophe.get(after)
  if (ending !== undefined && before !== '') return split(before, ending, apostrophe, place)
  return [token('word', word.replaceAll("'", ''), place)]
}

/** "1,200" and "1200" are one number; a comma before one or two digits is a decimal comma. */
function digits(raw: string): string {
  const plain = fractions[raw] ?? fold(raw)
  return /^\d+,\d{1,2}(?!\d)/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '')
}

function token(kind: 'word' | 'number', text: string, place: Place): Token {
  return {
    kind,
    text,
    raw: place.raw,
    start: place.start,
    end: place.start + place.raw.length,
    sentence: place.sentence,
  }
}

function split(first: string, second: string, at: number, place: Place): Token[] {
  return [
    token('word', first, { ...place, raw: place.raw.slice(0, at) }),
    token('word', second, { ...place, start: place.start + at, raw: place.raw.slice(at) }),
  ]
}

/** Where a joined word comes apart: after the letters it shares with its first part, and never at its edge. */
function sharedLength(word: string, first: string): number {
  let shared = 0
  while (shared < first.length && word[shared] === first[shared]) shared += 1
  return Math.min(Math.max(shared, 1), word.length - 1)
}
