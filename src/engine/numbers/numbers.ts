import { longestPhrase } from '#engine/text/phrase-table.ts'
import type { Span, Token } from '#engine/text/token.ts'
import {
  articlePhrases,
  beforePronounOne,
  moneyWords,
  ordinals,
  percentWords,
  scaleEndings,
  scales,
  small,
  tens,
} from './number-words.ts'
import { spelledAt } from './spelled.ts'

export interface NumberSpan extends Span {
  value: number
  kind: 'plain' | 'money' | 'percent' | 'ordinal'
  /** What it was multiplied by: a million in "1.2M". In "1 to 2M" the first number borrows it. */
  scale: number
  /** A whole number that could be a calendar year. */
  year: boolean
}

interface Bare {
  value: number
  scale: number
  end: number
  ordinal?: boolean
  money?: boolean
  year?: boolean
}

const numeral = /^(\d+\.?\d*|\.\d+)(k|mm?|mil|bn?|st|nd|rd|th)?$/

/** The first words of all numbers that are spelled: most words of a question are none. */
const opensNumber: ReadonlySet<string> = new Set([
  ...[articlePhrases, ordinals, tens, small].flatMap(table => [...table.keys()]),
  'hundred',
  'thousand',
  'million',
])

/** Every number of a question, spelled or in figures, from left to right and without overlaps. */
export function recognizeNumbers(tokens: readonly Token[]): NumberSpan[] {
  const found: NumberSpan[] = []
  let at = 0
  while (at < tokens.length) {
    const number = numberAt(tokens, at)
    if (number !== undefined) found.push(number)
    at = number?.end ?? at + 1
  }
  return found
}

export function numberAt(tokens: readonly Token[], at: number): NumberSpan | undefined {
  const negative = isMinus(tokens, at)
  const afterSign = negative ? at + 1 : at
  const dollar = tokens[afterSign]?.text === '$'
  const bare = bareAt(tokens, dollar ? afterSign + 1 : afterSign)
  if (bare === undefined) return undefined
  const unit = bare.ordinal ? undefined : unitAt(tokens, bare.end)
  const kind = bare.ordinal ? 'ordinal' : dollar || bare.money ? 'money' : (unit?.kind ?? 'plain')
  const year = kind === 'plain' && (bare.year ?? couldBeYear(bare.value, tokens, at))
  return {
    value: negative ? -bare.value : bare.value,
    kind,
    scale: bare.scale,
    year,
    start: at,
    end: unit?.end ?? bare.end,
  }
}

function couldBeYear(value: number, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const grouped = token?.raw.includes(',') === true
  return Number.isInteger(value) && value >= 1900 && value < 2100 && !grouped
}

/** A minus stands apart from what is before it and touches the number: "below -5%". */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]
  if (sign?.text !== '-' || sign.glue !== undefined || tokens[at - 1]?.kind === 'number') return false
  return tokens[at + 1]?.glue === ''
}

function bareAt(tokens: readonly Token[], at: number): Bare | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === 'number') return figuresAt(tokens, at, token.text)
  return opensNumber.has(token.text) ? (wholeAt(tokens, at) ?? wordsAt(tokens, at)) : undefined
}

function figuresAt(tokens: readonly Token[], at: number, text: string): Bare | undefined {
  const match = numeral.exec(text)
  if (match === null) return undefined
  const ending = match[2] ?? ''
  const value = Number(match[1])
  const scale = scaleEndings.get(ending)
  if (scale !== undefined) return { value: round(value * scale), scale, end: at + 1 }
  if (ending !== '') return { value, scale: 1, end: at + 1, ordinal: true }
  const fraction = fractionAt(tokens, at + 1)
  if (fraction !== undefined) return scaled(tokens, value + fraction.value, fraction.end)
  return scaled(tokens, value, at + 1)
}

/** The part of "2½", "2 1/2", "2 3/4" and "2 and a half" that is less than one. */
function fractionAt(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const [top, bottom] = [tokens[at], tokens[at + 1]]
  if (top?.glue === '' && /^\.\d+$/.test(top.text)) return { value: Number(top.text), end: at + 1 }
  const half = halfAt(tokens, at)
  if (half !== undefined) return { value: 0.5, end: half }
  const slashed =
    top?.kind === 'number' && top.glue === undefined && bottom?.glue === '/' && tokens[at + 2]?.glue !== '/'
  if (!slashed || !/^[13]$/.test(top.text) || !/^[24]$/.test(bottom.text)) return undefined
  return { value: Number(top.text) / Number(bottom.text), end: at + 2 }
}

function wholeAt(tokens: readonly Token[], at: number): Bare | undefined {
  const whole = longestPhrase(articlePhrases, place => tokens[place]?.text, at)
  if (whole === undefined) return undefined
  const base = scaled(tokens, whole.value, whole.end)
  const half = halfAt(tokens, base.end)
  return half === undefined ? base : { ...base, value: base.value * 1.5, end: half }
}

function wordsAt(tokens: readonly Token[], at: number): Bare | undefined {
  const text = tokens[at]?.text ?? ''
  const ordinal = ordinals.get(text)
  if (ordinal !== undefined) return { value: ordinal, scale: 1, end: at + 1, ordinal: true }
  const compound = ordinals.get(tokens[at + 1]?.text ?? '')
  const ten = tens.get(text)
  if (ten !== undefined && compound !== undefined && compound < 10) {
    return { value: ten + compound, scale: 1, end: at + 2, ordinal: true }
  }
  const spelled = spelledAt(tokens, at)
  if (spelled === undefined || isPronoun(tokens, at, spelled.end)) return undefined
  if (spelled.year) return { value: spelled.value, scale: 1, end: spelled.end, year: true }
  // "Two and a half million", "two million and a half".
  const half = halfAt(tokens, spelled.end)
  const value = spelled.value + (half === undefined ? 0 : spelled.scale / 2)
  const number = scaled(tokens, value, half ?? spelled.end)
  const isGrand = tokens[spelled.end - 1]?.text === 'grand'
  return {
    ...number,
    scale: number.scale * spelled.scale,
    money: number.money === true || isGrand,
  }
}

/** A scale of its own: "1.2 million", "500 k", "ten grand". A lone letter counts only where it touches the figures or is k. */
function scaled(tokens: readonly Token[], value: number, end: number): Bare {
  const token = tokens[end]
  const scale = token?.kind === 'word' ? scales.get(token.text) : undefined
  const loneLetter = token?.text === 'm' || token?.text === 'b'
  if (scale === undefined || (loneLetter && token?.glue !== '')) return { value, scale: 1, end }
  return { value: round(value * scale), scale, end: end + 1, money: token?.text === 'grand' }
}

const halved = /^(bath|bathroom|ba|star|million|thousand|year|month|week|hour)s?$/

/** "two and a half", "a million and a half". */
function halfAt(tokens: readonly Token[], at: number): number | undefined {
  const words = ['and', 'a', 'half']
  if (words.every((word, i) => tokens[at + i]?.text === word)) return at + words.length
  // "Two and half bathrooms", as learners say it.
  const isShort = tokens[at]?.text === 'and' && tokens[at + 1]?.text === 'half'
  return isShort && halved.test(tokens[at + 2]?.text ?? '') ? at + 2 : undefined
}

function isPronoun(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.text !== 'one' || end !== at + 1) return false
  // "A night in one of our chalets" counts nothing.
  if (tokens[end]?.text === 'of') return true
  return tokens[end]?.kind !== 'word' || beforePronounOne.has(tokens[at - 1]?.text ?? '')
}

function unitAt(
  tokens: readonly Token[],
  at: number,
): { kind: 'money' | 'percent'; end: number } | undefined {
  const text = tokens[at]?.text ?? ''
  if (percentWords.has(text)) return { kind: 'percent', end: at + 1 }
  if (text === 'per' && tokens[at + 1]?.text === 'cent') return { kind: 'percent', end: at + 2 }
  return moneyWords.has(text) ? { kind: 'money', end: at + 1 } : undefined
}

/** 1.2 × 1,000,000 is 1,199,999.9999… in binary. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
