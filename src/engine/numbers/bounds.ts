import type { Token } from '#engine/text/token.ts'
import { phraseList } from '#engine/text/word-list.ts'
import { indices } from './comparison.ts'
import {
  before,
  beforeYear,
  behind,
  byAge,
  hedges,
  limits,
  opposite,
  type Phrases,
  type Sign,
  split,
} from './comparison-words.ts'
import type { NumberSpan } from './numbers.ts'

/** A bound that words put on a number, and the places of those words. */
export interface Bound {
  sign: Sign
  used: number[]
}

const prefixes = signTable(before)
const yearPrefixes = signTable(beforeYear)
const suffixes = signTable(behind)
const longestPrefix = 6
const longestSuffix = 3
/** How far behind the number its bound may stand: "4 full baths or more". */
const unitWords = 2
/** "12 homes for sale or fewer": what describes the unit may stand between where the question ends with the bound. */
const describedUnitWords = 4

/** The bound before a number. */
export function boundBefore(tokens: readonly Token[], number: NumberSpan): Bound | undefined {
  const { start, year } = number
  const phrase =
    phraseBefore(tokens, start, year) ??
    toppedBefore(tokens, number) ??
    splitBefore(tokens, start) ??
    limitBefore(tokens, number) ??
    fromBefore(tokens, number)
  const first = phrase?.used[0]
  if (phrase === undefined || first === undefined) return undefined
  // "Within 10 percent of asking" is a distance, no bound.
  if (number.kind === 'percent' && tokens[first]?.text === 'within') return undefined
  const negated = tokens[first - 1]?.text === 'not' && phrase.sign !== '~'
  const sign = negated && phrase.sign !== '~' ? opposite[phrase.sign] : phrase.sign
  let open = negated ? first - 1 : first
  while (hedges.has(tokens[open - 1]?.text ?? '')) open -= 1
  return { sign, used: [...indices(open, first), ...phrase.used] }
}

function phraseBefore(tokens: readonly Token[], start: number, year: boolean): Bound | undefined {
  for (let length = Math.min(longestPrefix, start); length > 0; length -= 1) {
    const text = textOf(tokens, start - length, start)
    // "500k tops 3 beds": the word belongs to the number before it.
    if (text === 'tops' && tokens[start - 2]?.kind === 'number') continue
    const sign = prefixes.get(text) ?? (year ? yearPrefixes.get(text) : undefined)
    if (sign !== undefined) return { sign, used: indices(start - length, start) }
  }
  return undefined
}

/** "Where does the average value top $1,200": money is no place in a ranking. */
const toppedBefore = (tokens: readonly Token[], { start, kind }: NumberSpan): Bound | undefined =>
  kind === 'money' &&
  /^(top|exceeds?)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[start - 2]?.kind === 'word' &&
  !/^(the|our|my|your|show|list|me)$/.test(tokens[start - 2]?.text ?? '')
    ? { sign: '>', used: [start - 1] }
    : undefined

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

const longestLimited = 3
const links = /^(of|in|for|at|with|and|or|to|by|from|is|was|are|were)$/

/** "Max price 600k", "minimum price of $400", "with a minimum rating of 4.5". */
function limitBefore(tokens: readonly Token[], { start, kind, scale, year }: NumberSpan): Bound | undefined {
  const end = tokens[start - 1]?.text === 'of' ? start - 1 : start
  for (let first = end - 1; first >= end - longestLimited; first -= 1) {
    const word = tokens[first]
    if (word?.kind !== 'word' || links.test(word.text)) return undefined
    const sign = limits.get(tokens[first - 1]?.text ?? '')
    if (sign === undefined) continue
    // "Max price of 3 beds" asks for a price; of "a minimum year built of 2010" nobody knows whether one is asked for.
    const isOwn = kind === 'money' || scale !== 1 || (end < start && !year && isHad(tokens, first - 1))
    return isOwn ? { sign, used: [first - 1] } : undefined
  }
  return undefined
}

/** "With a minimum …", "that have a maximum …": what is had is limited, and not asked for. */
const isHad = (tokens: readonly Token[], at: number): boolean => {
  const verb = /^an?$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
  return /^(with|having|have|has|need|needs)$/.test(tokens[verb]?.text ?? '')
}

/** "From $400", "from 2 bedrooms up"; where a second number follows it is a range. */
function fromBefore(tokens: readonly Token[], { start, end, kind, scale }: NumberSpan): Bound | undefined {
  if (tokens[start - 1]?.text !== 'from') return undefined
  const up = /^(up|upwards?|onwards?)$/.test(tokens[end]?.text ?? '')
  if (kind !== 'money' && scale === 1 && !up) return undefined
  return { sign: '>=', used: up ? [start - 1, end] : [start - 1] }
}

/** The bound behind a number; `nextNumber` is where the number after it starts. */
export function boundBehind(
  tokens: readonly Token[],
  number: NumberSpan,
  nextNumber: number,
): Bound | undefined {
  const pair = pastPair(tokens, number, nextNumber)
  if (pair !== null) return pair
  for (let at = number.end; at <= number.end + describedUnitWords; at += 1) {
    const isNear = at <= number.end + unitWords
    const bound = isNear || isLastWord(tokens, at) ? suffixAt(tokens, number, at, nextNumber) : undefined
    if (bound !== undefined) return bound
    const word = tokens[at]
    if (word?.kind !== 'word' || word.text === 'and' || word.text === 'or' || at >= nextNumber)
      return undefined
  }
  return undefined
}

const isLastWord = (tokens: readonly Token[], at: number): boolean =>
  /^or (more|fewer|less)$/.test(textOf(tokens, at, at + 2)) && /^[?.,]?$/.test(tokens[at + 2]?.text ?? '')

/** "3br/2ba or bigger": what is said behind the second is said of both. */
function pastPair(tokens: readonly Token[], number: NumberSpan, nextNumber: number): Bound | null {
  const second = tokens[nextNumber]
  const isPair = second?.kind === 'number' && second.glue === '/' && nextNumber - number.end <= 1
  if (!isPair || !/^(beds?|br|bd|bdr|bdrm|bedrooms?)$/.test(tokens[number.end]?.text ?? '')) return null
  for (let at = nextNumber + 1; at <= nextNumber + 2; at += 1) {
    const text = textOf(tokens, at, at + 2)
    const sign = suffixes.get(text) ?? (tokens[at]?.text === '+' ? ('>=' as const) : undefined)
    if (sign !== undefined) return { sign, used: [] }
  }
  return null
}

function suffixAt(
  tokens: readonly Token[],
  number: NumberSpan,
  at: number,
  nextNumber: number,
): Bound | undefined {
  for (let length = longestSuffix; length > 0; length -= 1) {
    const text = textOf(tokens, at, at + length)
    const sign = suffixes.get(text) ?? signOfAge(text, number.year) ?? upAlone(tokens, at, length)
    if (sign === undefined || at + length > tokens.length) continue
    if (text === '+') return isOpenPlus(tokens, at, number.end) ? { sign, used: [at] } : undefined
    const bound = { sign, used: indices(at, at + length) }
    return goesOn(tokens, at, length, number.end, nextNumber) ? undefined : bound
  }
  return undefined
}

/** "4+", "4bd+": it touches what it is said of, and nothing touches it: "4bd+3ba" are both. */
const isOpenPlus = (tokens: readonly Token[], at: number, numberEnd: number): boolean =>
  tokens[at]?.glue === '' &&
  (at === numberEnd ||
    (at === numberEnd + 1 && (tokens[at + 1]?.glue === undefined || tokens[at + 1]?.kind === 'mark')))

/** "6 beds up": where nothing goes on from it, as "up for sale" does. */
const upAlone = (tokens: readonly Token[], at: number, length: number): Sign | undefined => {
  const next = tokens[at + 1]
  // "4 beds up no pool": what goes on is another wish; "up in Aspen", "up for sale" are something else.
  const isOther = /^(no|not|with|w|without|under|below|over|above|max|and|or|less|has|having|built)$/
  const ends = next === undefined || (next.kind === 'mark' && next.text !== '$') || isOther.test(next.text)
  // "What do the top 10 products make up".
  const isPhrasal =
    /^(make|makes|made|making|add|adds|added|go|goes|went|come|comes|came|end|ends|ended|show|shows|showed|sign|signed|take|takes|took)$/.test(
      tokens[at - 1]?.text ?? '',
    )
  return length === 1 && tokens[at]?.text === 'up' && ends && !isPhrasal ? '>=' : undefined
}

/** "3 beds and under 600k", "2 beds and up to 4 baths", "30 days and above ask": the bound belongs to what follows it. */
function goesOn(
  tokens: readonly Token[],
  at: number,
  length: number,
  numberEnd: number,
  nextNumber: number,
): boolean {
  const next = tokens[at + length]
  // "3 bedrooms and up in Aspen".
  const isUp = /^and up(wards?)?$/.test(textOf(tokens, at, at + length))
  if (tokens[at]?.text === 'and' && !isUp && at > numberEnd && next?.kind === 'word') return true
  if (tokens[at]?.text === 'plus' && isAdded(textOf(tokens, at + 1, at + 3))) return true
  // "Two or fewer three four and five or more": a comparative goes on only with its "than".
  const isOpen = /^or (more|fewer|less|higher|lower|larger|bigger|smaller|longer|shorter)$/.test(
    textOf(tokens, at, at + length),
  )
  return (at + length === nextNumber && !isOpen) || ['to', 'than', 'then', '$'].includes(next?.text ?? '')
}

/** "3 full baths plus at least one half bath", "3 beds plus a pool": it adds something else. */
const isAdded = (behind: string): boolean => /^(at (least|most)|an?|another|some|either)\b/.test(behind)

function signOfAge(text: string, year: boolean): Sign | undefined {
  return byAge.get(text)?.[year ? 'ofYear' : 'ofAge']
}

function signTable(phrases: Phrases): ReadonlyMap<string, Sign> {
  return new Map(phrases.flatMap(([sign, list]) => phraseList(list).map(phrase => [phrase, sign] as const)))
}

function textOf(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')
}
