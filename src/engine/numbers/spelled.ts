import type { Token } from '#engine/text/token.ts'
import { scales, small, tens } from './number-words.ts'

export interface Spelled {
  value: number
  end: number
  /** Spoken as a year: "twenty twenty five", "nineteen eighty". */
  year?: true
  /** The scales that end it: a hundred thousand in "two hundred thousand", one in "two hundred fifty". */
  scale: number
}

type Part = Pick<Spelled, 'value' | 'end'>

const spokenScales = new Set(['hundred', 'thousand', 'million', 'billion', 'dozen', 'grand', 'mil'])

/** Before a bare scale these leave its "one" away: "under hundred dollars". */
const beforeBareScale = new Set(
  'under over above below beneath than least most between around about roughly exceeding to last past next first top'.split(
    ' ',
  ),
)

const centuries: ReadonlyMap<string, number> = new Map([
  ['nineteen', 1900],
  ['twenty', 2000],
])

/** A number spelled in words that starts at `at`: "one hundred and twenty", "a hundred twenty", "fifteen hundred". */
export function spelledAt(tokens: readonly Token[], at: number): Spelled | undefined {
  const found = shortAt(tokens, at) ?? yearAt(tokens, at) ?? cardinalAt(tokens, at, true)
  // "Between a hundred and two thousand": the "and" of the range is no part of the number, unless another one follows.
  const isRange = wordAt(tokens, at - 1) === 'between'
  return isRange && found !== undefined && !isJoinedOn(tokens, found.end)
    ? cardinalAt(tokens, at, false)
    : found
}

/** "Two fifty a night", "six fifty thousand": the hundred is left out where the unit tells that no cents are meant. */
function shortAt(tokens: readonly Token[], at: number): Spelled | undefined {
  const hundreds = belowTen(tokens, at)
  const rest = hundreds === undefined ? undefined : belowHundred(tokens, at + 1)
  if (hundreds === undefined || rest === undefined || rest.value < 10) return undefined
  const isRate = /^(a|per)$/.test(wordAt(tokens, rest.end)) && wordAt(tokens, rest.end + 1) === 'night'
  const scale = isRate ? 1 : scaleAt(tokens, rest.end) === 1000 ? 1000 : undefined
  if (scale === undefined) return undefined
  const value = (hundreds * 100 + rest.value) * scale
  return { value, end: scale === 1 ? rest.end : rest.end + 1, scale: scale * 100 }
}

const isJoinedOn = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2, 3].some(step => /^(and|to)$/.test(wordAt(tokens, at + step)))

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
    : { value: century + rest.value, end: rest.end, year: true, scale: 1 }
}

function belowTen(tokens: readonly Token[], at: number): number | undefined {
  const value = small.get(wordAt(tokens, at))
  return value !== undefined && value > 0 && value < 10 ? value : undefined
}

function belowHundred(tokens: readonly Token[], at: number): Part | undefined {
  const word = wordAt(tokens, at)
  const ten = tens.get(word)
  if (ten === undefined) {
    const value = small.get(word)
    return value === undefined ? undefined : { value, end: at + 1 }
  }
  const one = belowTen(tokens, at + 1)
  return one === undefined ? { value: ten, end: at + 1 } : { value: ten + one, end: at + 2 }
}

/** "Two hundred thousand and fifty", "fifteen hundred", "a million": parts of ever smaller scale. */
function cardinalAt(tokens: readonly Token[], at: number, withAnd: boolean): Spelled | undefined {
  const first = groupAt(tokens, at, withAnd) ?? impliedOne(tokens, at)
  if (first === undefined) return undefined
  const decimals = decimalsAt(tokens, first.end)
  if (decimals !== undefined)
    return { value: Number(`${first.value}.${decimals.digits}`), end: decimals.end, scale: 1 }
  let total = 0
  let { value: current, end } = first
  let scale = wordAt(tokens, end - 1) === 'hundred' ? 100 : 1
  let largest = Number.POSITIVE_INFINITY
  for (;;) {
    const next = scaleAt(tokens, end)
    if (next === undefined || next >= largest) break
    total += current * next
    current = 0
    scale *= next
    largest = next
    end += 1
    const more = restAt(tokens, end, largest, total, withAnd)
    if (more === undefined) break
    ;({ value: current, end } = more)
    scale = wordAt(tokens, end - 1) === 'hundred' ? 100 : 1
  }
  return { value: total + current, end, scale }
}

/** "A hundred", "under thousand": one of the scale, which is not said. */
function impliedOne(tokens: readonly Token[], at: number): Part | undefined {
  const isArticle =
    wordAt(tokens, at) === 'a' &&
    /^(hundred|thousand|million|billion|grand|mil)$/.test(wordAt(tokens, at + 1))
  if (isArticle) return hundredsAt(tokens, 1, at + 1, true)
  const isBare =
    /^(hundred|thousand|million)$/.test(wordAt(tokens, at)) && beforeBareScale.has(wordAt(tokens, at - 1))
  return isBare ? hundredsAt(tokens, 1, at, true) : undefined
}

/** What one scale multiplies: "three", "two hundred and fifty". */
function groupAt(tokens: readonly Token[], at: number, withAnd: boolean): Part | undefined {
  const first = belowHundred(tokens, at)
  return first === undefined ? undefined : hundredsAt(tokens, first.value, first.end, withAnd)
}

/** "Hundred and twenty" behind its number. "One hundred two hundred" are two numbers. */
function hundredsAt(tokens: readonly Token[], count: number, at: number, withAnd: boolean): Part {
  if (wordAt(tokens, at) !== 'hundred') return { value: count, end: at }
  const hundreds = { value: count * 100, end: at + 1 }
  const and = wordAt(tokens, at + 1) === 'and'
  const rest = and && !withAnd ? undefined : restOfHundred(tokens, and ? at + 2 : at + 1)
  if (rest === undefined || rest.value === 0 || wordAt(tokens, rest.end) === 'hundred') return hundreds
  return !and && isOfAnother(tokens, rest) ? hundreds : { value: hundreds.value + rest.value, end: rest.end }
}

/** "One hundred and fifty one hundred and fifty": the "one" begins the next number. */
function restOfHundred(tokens: readonly Token[], at: number): Part | undefined {
  const rest = belowHundred(tokens, at)
  const isSplit = rest !== undefined && rest.end === at + 2 && wordAt(tokens, rest.end) === 'hundred'
  return isSplit ? { value: rest.value - (rest.value % 10), end: at + 1 } : rest
}

/** "Under two hundred three bedrooms": nobody writes a comma into what is dictated. */
const isOfAnother = (tokens: readonly Token[], { value, end }: Part): boolean =>
  value < 10 && /^(bed|bath|star|room|br$|bd$|ba$|half$)/.test(wordAt(tokens, end))

const scaleAt = (tokens: readonly Token[], at: number): number | undefined => {
  const word = wordAt(tokens, at)
  return spokenScales.has(word) && word !== 'hundred' ? scales.get(word) : undefined
}

/**
 * What adds to a thousand or a million. "Five hundred thousand five hundred thousand" are two numbers, and so are "a million two":
 * a lone digit adds only to the year two thousand or behind an "and".
 */
function restAt(
  tokens: readonly Token[],
  at: number,
  largest: number,
  total: number,
  withAnd: boolean,
): Part | undefined {
  const and = wordAt(tokens, at) === 'and'
  if (and && !withAnd) return undefined
  const part = groupAt(tokens, and ? at + 1 : at, withAnd)
  if (part === undefined || part.value === 0 || part.value >= largest) return undefined
  const scale = scaleAt(tokens, part.end)
  if (scale !== undefined) return scale < largest && !and ? part : undefined
  const isLone = !and && (part.value < 10 || largest > 1000) && part.value < 100
  return isLone && total !== 2000 ? undefined : part
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
