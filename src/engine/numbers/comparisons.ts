import type { Token } from '#engine/text/token.ts'
import { boundBefore, boundBehind } from './bounds.ts'
import { type Comparison, indices, type Meaning, unitOf } from './comparison.ts'
import { type Sign, timesWords } from './comparison-words.ts'
import { type NumberSpan, recognizeNumbers } from './numbers.ts'
import { rangeAt, setAt } from './ranges.ts'

const timeUnits = new Set(['day', 'week', 'month', 'quarter', 'year', 'night', 'hour', 'decade'])

/** Bounds, ranges, sets and rough values, from left to right. A bare number has none: only the parser knows what it counts. */
export function recognizeComparisons(tokens: readonly Token[]): Comparison[] {
  const numbers = withCountWords(tokens, recognizeNumbers(tokens)).filter(number => number.kind !== 'ordinal')
  const found: Comparison[] = []
  let index = 0
  while (index < numbers.length) {
    const comparison =
      rangeAt(tokens, numbers, index) ??
      boundAt(tokens, numbers, index) ??
      withoutBoundLast(tokens, numbers, setAt(tokens, numbers, index))
    if (comparison !== undefined) found.push(comparison)
    index += comparison?.numbers.length ?? 1
  }
  return found
}

/** "One two three and four plus": what stands behind the last is said of it alone, and they are no set. */
function withoutBoundLast(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  set: Comparison | undefined,
): Comparison | undefined {
  const last = set?.numbers.at(-1)
  const next = last === undefined ? undefined : numbers[numbers.indexOf(last) + 1]
  const bound =
    last === undefined ? undefined : boundBehind(tokens, last, next?.start ?? Number.POSITIVE_INFINITY)
  return bound === undefined ? set : undefined
}

/** "Over a month", "at least once", "twice or more": such words count where a bound stands beside them. */
function withCountWords(tokens: readonly Token[], numbers: readonly NumberSpan[]): NumberSpan[] {
  const counted = tokens.flatMap((token, at): NumberSpan[] => {
    const article = (token.text === 'a' || token.text === 'an') && timeUnits.has(tokens[at + 1]?.text ?? '')
    // "In more than one of our homes": elsewhere "one of" counts nothing.
    const one = token.text === 'one' && tokens[at + 1]?.text === 'of'
    const value = article || one ? 1 : timesWords.get(token.text)
    if (value === undefined) return []
    const number: NumberSpan = { value, kind: 'plain', scale: 1, year: false, start: at, end: at + 1 }
    const bound =
      boundBefore(tokens, number) ??
      (article || one ? undefined : boundBehind(tokens, number, Number.POSITIVE_INFINITY))
    return bound === undefined ? [] : [number]
  })
  return [...numbers, ...counted].sort((a, b) => a.start - b.start)
}

function boundAt(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  index: number,
): Comparison | undefined {
  const number = numbers[index]
  if (number === undefined) return undefined
  const prefix = boundBefore(tokens, number)
  const settled = prefix !== undefined && prefix.sign !== '~'
  const suffix = settled
    ? undefined
    : boundBehind(tokens, number, numbers[index + 1]?.start ?? Number.POSITIVE_INFINITY)
  // "Around 600k to spend" says it already.
  const isSpent = tokens[suffix?.used.at(-1) ?? -1]?.text === 'spend'
  const bound = isSpent ? (prefix ?? suffix) : (suffix ?? prefix)
  if (bound === undefined) return undefined
  const used = [...(prefix?.used ?? []), ...indices(number.start, number.end), ...(suffix?.used ?? [])]
  return { ...meaning(bound.sign, number.value), unit: unitOf(number), numbers: [number], used }
}

function meaning(sign: Sign, value: number): Meaning {
  if (sign !== '~') return { kind: 'compare', op: sign, value }
  const ends = [value * 0.9, value * 1.1].map(end => Number(end.toPrecision(12)))
  return { kind: 'around', value, low: Math.min(...ends), high: Math.max(...ends) }
}
