import type { Token } from '#engine/text/token.ts'
import { scales, small, tens } from './number-words.ts'

export interface Spelled {
  value: number
  end: number
  /** Spoken as a year: "twenty twenty five", "nineteen eighty". */
  year?: true
}

const spokenScales = new Set(['hundred', 'thousand', 'million', 'billion', 'dozen', 'grand', 'mil'])

const centuries: ReadonlyMap<string, number> = new Map([
  ['nineteen', 1900],
  ['twenty', 2000],
])

/** A number spelled in words that starts at `at`: "one hundred and twenty", "fifteen hundred", "two thousand". */
export function spelledAt(tokens: readonly Token[], at: number): Spelled | undefined {
  return yearAt(tokens, at) ?? cardinalAt(tokens, at)
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}

function yearAt(tokens: readonly Token[], at: number): Spelled | undefined {
  const century = centuries.get(wordAt(tokens, at))
  if (century === undefined) return undefined
  const oh = ['oh', 'o'].includes(wordAt(tokens, at + 1)) ? belowTen(tokens, at + 2) : undefined
  const rest = oh === undefined ? belowHundred(tokens, at + 1) : { value: oh, end: at + 3 }
  if (rest === undefined || (oh === undefined && rest.value < 10)) return undefined
  return spokenScales.has(wordAt(tokens, rest.end))
    ? undefined
    : { value: century + rest.value, end: rest.end, year: true }
}

function belowTen(tokens: readonly Token[], at: number): number | undefined {
  const value = small.get(wordAt(tokens, at))
  return value !== undefined && value > 0 && value < 10 ? value : undefined
}

function belowHundred(tokens: readonly Token[], at: number): Spelled | undefined {
  const word = wordAt(tokens, at)
  const ten = tens.get(word)
  if (ten === undefined) {
    const value = small.get(word)
    return value === undefined ? undefined : { value, end: at + 1 }
  }
  const one = belowTen(tokens, at + 1)
  return one === undefined ? { value: ten, end: at + 1 } : { value: ten + one, end: at + 2 }
}

/** "A hundred and twenty": the article counts. */
function oneAt(tokens: readonly Token[], at: number): Spelled | undefined {
  const isScaled = ['hundred', 'thousand', 'million'].includes(wordAt(tokens, at + 1))
  return wordAt(tokens, at) === 'a' && isScaled ? { value: 1, end: at + 1 } : undefined
}

function cardinalAt(tokens: readonly Token[], at: number): Spelled | undefined {
  const first = belowHundred(tokens, at) ?? oneAt(tokens, at)
  if (first === undefined) return undefined
  let { end } = first
  let total = 0
  let current = first.value
  let largest = Number.POSITIVE_INFINITY
  for (;;) {
    const scale = spokenScales.has(wordAt(tokens, end)) ? scales.get(wordAt(tokens, end)) : undefined
    if (scale !== undefined && (scale === 100 || scale < largest)) {
      if (scale === 100) current *= 100
      else {
        total += current * scale
        current = 0
        largest = scale
      }
      end += 1
      continue
    }
    const more = nextPart(tokens, end, current)
    if (more === undefined) break
    current += more.value
    end = more.end
  }
  const decimals = decimalsAt(tokens, end)
  return decimals === undefined || total > 0
    ? { value: total + current, end }
    : { value: Number(`${current}.${decimals.digits}`), end: decimals.end }
}

/** "One point five", "four point two five": digits are spoken one by one. */
function decimalsAt(tokens: readonly Token[], at: number): { digits: string; end: number } | undefined {
  if (wordAt(tokens, at) !== 'point') return undefined
  let digits = ''
  let end = at + 1
  for (; ; end += 1) {
    const digit = small.get(wordAt(tokens, end))
    if (digit === undefined || digit > 9) break
    digits += String(digit)
  }
  return digits === '' ? undefined : { digits, end }
}

/** What adds to a hundred or a thousand. "One hundred and two hundred" are two numbers: what follows "and" must not be scaled. */
function nextPart(tokens: readonly Token[], at: number, current: number): Spelled | undefined {
  if (!spokenScales.has(wordAt(tokens, at - 1)) || current % 100 !== 0) return undefined
  const and = wordAt(tokens, at) === 'and'
  const part = belowHundred(tokens, and ? at + 1 : at)
  if (part === undefined || part.value === 0) return undefined
  return and && spokenScales.has(wordAt(tokens, part.end)) ? undefined : part
}
