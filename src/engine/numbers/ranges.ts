import type { Token } from '#engine/text/token.ts'
import { type Comparison, indices, unitOf } from './comparison.ts'
import { rangeJoints, rangeOpeners, roughly } from './comparison-words.ts'
import type { NumberSpan } from './numbers.ts'

/** "between 400k and 2M", "2 to 4", "500-600k": the number at `index` and the one after it. */
export function rangeAt(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  index: number,
): Comparison | undefined {
  const [low, high] = [numbers[index], numbers[index + 1]]
  if (low === undefined || high === undefined || partOfDate(tokens, numbers, index)) return undefined
  const opener = tokens[low.start - 1]?.text ?? ''
  const opened = rangeOpeners.has(opener)
  const joint = jointBetween(tokens, low.end, high.start, opened)
  if (joint === undefined || (low.kind !== high.kind && low.kind !== 'plain' && high.kind !== 'plain'))
    return undefined
  const [from, to] = inOrder(borrowScale(low, high), high.value, opened)
  if (from === undefined || to === undefined) return undefined
  const start = beforeHedges(tokens, opened ? low.start - 1 : low.start)
  return {
    kind: 'between',
    low: from,
    high: to,
    openHigh: joint.end === 'open',
    unit: unitOf(low.kind === 'plain' ? high : low),
    numbers: [low, high],
    used: indices(start, high.end).filter(at => !joint.units.includes(at)),
  }
}

function beforeHedges(tokens: readonly Token[], at: number): number {
  return roughly.has(tokens[at - 1]?.text ?? '') ? beforeHedges(tokens, at - 1) : at
}

/** "3 or 4", "2, 3 or 4". */
export function setAt(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  index: number,
): Comparison | undefined {
  const first = numbers[index]
  if (first === undefined) return undefined
  const members = [first]
  let closed = false
  for (const next of numbers.slice(index + 1)) {
    const last = members.at(-1) ?? first
    const gap = gapText(tokens, last.end, next.start)
    if (next.kind !== first.kind || !['or', 'and', ',', ', or', ', and'].includes(gap)) break
    members.push(next)
    closed ||= gap !== ','
    if (closed) break
  }
  if (!closed) return undefined
  const end = members.at(-1)?.end ?? first.end
  const largest = members.at(-1) ?? first
  const values = members.map(number => borrowScale(number, largest))
  return { kind: 'one of', values, unit: unitOf(first), numbers: members, used: indices(first.start, end) }
}

/** 2026-03-15 and 3/15/2026 are dates, and 1-2-3 is no range either. */
function partOfDate(tokens: readonly Token[], numbers: readonly NumberSpan[], index: number): boolean {
  const glued = [numbers[index], numbers[index + 1], numbers[index + 2]].map(number =>
    number === undefined ? '' : (tokens[number.start]?.glue ?? ''),
  )
  return glued.filter(glue => glue === '-' || glue === '/').length > 1 || glued[0] === '-'
}

function jointBetween(
  tokens: readonly Token[],
  start: number,
  end: number,
  opened: boolean,
): { end: 'open' | 'closed'; units: number[] } | undefined {
  if (start === end) return tokens[end]?.glue === '-' ? { end: 'closed', units: [] } : undefined
  const open =
    rangeJoints.get(gapText(tokens, start, end)) ??
    (opened && gapText(tokens, start, end) === 'and' ? 'closed' : undefined)
  if (open !== undefined) return { end: open, units: [] }
  // "between 3 bedrooms and 5 bedrooms"
  const unit = tokens[start]
  if (!opened || unit?.kind !== 'word' || end - start < 2) return undefined
  const rest = jointBetween(tokens, start + 1, end, opened)
  return rest === undefined ? undefined : { end: rest.end, units: [start, ...rest.units] }
}

/** In "1 to 2 million", "400-800k" and "one to two hundred thousand" the first number is short for the scale of the second. */
function borrowScale(low: NumberSpan, high: NumberSpan): number {
  if (low.scale > 100 || high.scale <= low.scale) return low.value
  const outer = high.scale % 1e6 === 0 ? 1e6 : high.scale % 1000 === 0 ? 1000 : high.scale
  const scale = [high.scale, outer].find(
    one => one > low.scale && (low.scale === 1 || one >= 1000) && low.value < high.value / one,
  )
  if (scale !== undefined) return low.value * scale
  // "500 to 1M": in thousands, the scale below.
  const isThousands = outer === 1e6 && low.value >= 100 && low.value < 1000
  return isThousands ? low.value * 1000 : low.value
}

function inOrder(low: number, high: number, opened: boolean): readonly [number?, number?] {
  if (low <= high) return [low, high]
  return opened ? [high, low] : []
}

function gapText(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')
}
