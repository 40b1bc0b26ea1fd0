import type { Token } from '#engine/text/token.ts'
import { indices } from './comparison.ts'
import { before, beforeYear, behind, byAge, hedges, opposite, type Sign, split } from './comparison-words.ts'
import type { NumberSpan } from './numbers.ts'

/** A bound that words put on a number, and the places of those words. */
export interface Bound {
  sign: Sign
  used: number[]
}

const prefixes = phraseTable(before)
const yearPrefixes = phraseTable(beforeYear)
const suffixes = phraseTable(behind)
const longestPrefix = 6
const longestSuffix = 3
/** How far behind the number its bound may stand: "4 full baths or more". */
const unitWords = 2

/** The bound before a number that starts at `start`. */
export function boundBefore(tokens: readonly Token[], start: number, year: boolean): Bound | undefined {
  const phrase = phraseBefore(tokens, start, year) ?? splitBefore(tokens, start)
  const first = phrase?.used[0]
  if (phrase === undefined || first === undefined) return undefined
  const negated = tokens[first - 1]?.text === 'not' && phrase.sign !== '~'
  const sign = negated && phrase.sign !== '~' ? opposite[phrase.sign] : phrase.sign
  let open = negated ? first - 1 : first
  while (hedges.has(tokens[open - 1]?.text ?? '')) open -= 1
  return { sign, used: [...indices(open, first), ...phrase.used] }
}

function phraseBefore(tokens: readonly Token[], start: number, year: boolean): Bound | undefined {
  for (let length = Math.min(longestPrefix, start); length > 0; length -= 1) {
    const text = textOf(tokens, start - length, start)
    const sign = prefixes.get(text) ?? (year ? yearPrefixes.get(text) : undefined)
    if (sign !== undefined) return { sign, used: indices(start - length, start) }
  }
  return undefined
}

/** "Less price than 400": one or two words between the comparative and "than". */
function splitBefore(tokens: readonly Token[], start: number): Bound | undefined {
  const than = start - 1
  if (tokens[than]?.text !== 'than' && tokens[than]?.text !== 'then') return undefined
  for (const at of [than - 2, than - 3]) {
    const sign = split.get(tokens[at]?.text ?? '')
    if (sign !== undefined) return { sign, used: [at, than] }
  }
  return undefined
}

/** The bound behind a number; `nextNumber` is where the number after it starts. */
export function boundBehind(
  tokens: readonly Token[],
  number: NumberSpan,
  nextNumber: number,
): Bound | undefined {
  for (let at = number.end; at <= number.end + unitWords; at += 1) {
    const bound = suffixAt(tokens, number, at, nextNumber)
    if (bound !== undefined) return bound
    const word = tokens[at]
    if (word?.kind !== 'word' || word.text === 'and' || word.text === 'or' || at >= nextNumber)
      return undefined
  }
  return undefined
}

function suffixAt(
  tokens: readonly Token[],
  number: NumberSpan,
  at: number,
  nextNumber: number,
): Bound | undefined {
  for (let length = longestSuffix; length > 0; length -= 1) {
    const text = textOf(tokens, at, at + length)
    const sign = suffixes.get(text) ?? signOfAge(text, number.year)
    if (sign === undefined || at + length > tokens.length) continue
    if (text === '+') return at === number.end && tokens[at]?.glue === '' ? { sign, used: [at] } : undefined
    // "3 beds and under 600k", "2 beds and up to 4 baths": the bound belongs to the number that follows.
    const goesOn =
      at + length === nextNumber || ['to', 'than', 'then', '$'].includes(tokens[at + length]?.text ?? '')
    return goesOn ? undefined : { sign, used: indices(at, at + length) }
  }
  return undefined
}

function signOfAge(text: string, year: boolean): Sign | undefined {
  return byAge.get(text)?.[year ? 'ofYear' : 'ofAge']
}

function phraseTable(phrases: typeof before): ReadonlyMap<string, Sign> {
  return new Map(phrases.flatMap(([sign, list]) => list.map(phrase => [phrase, sign] as const)))
}

function textOf(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')
}
