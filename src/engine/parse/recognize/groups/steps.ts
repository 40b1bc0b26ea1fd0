// "In buckets of $50", "100k increments", "in steps of 30 days", "by price range": groups of equal width.
import type { Item } from '#engine/parse/item.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { AmountUnit, Line } from '#engine/parse/piece.ts'
import { daysIn } from '#engine/parse/recognize/limits/length-of-time.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'

const width =
  /^(price |size )?(buckets?|bins?|steps?|increments?|intervals?|bands?|brackets?|tiers?|ranges?)$/
const grouping = /^(by|per|each|every|across|which|(in|for|by|of|per) (each|every))$/
const pictured = /^(histogram|distribution)( of)?$/

/** Tried at every word: few questions name a width at all. */
const hasWidth = onceALine(({ pieces }) => pieces.some(({ text }) => width.test(text)))

export const steps: Recognizer = (line, at) =>
  hasWidth(line)
    ? (widthFirst(line, at) ?? widthLast(line, at) ?? unsaid(line, at) ?? picture(line, at))
    : null

/** "Buckets of $50", "by price band of 250k". */
function widthFirst(line: Line, at: number): Found | null {
  const start = skipped(line, at)
  const named = start > at ? numbersAt(line, start) : []
  const word = named.length > 0 ? start + 1 : start
  if (!isWidth(line, word)) return null
  const size = sizeAt(line, line.past(word + 1), named)
  return size === null ? null : { end: size.end, items: [size.item] }
}

/** "$50 buckets", "30-day bins", "by 500 sq ft size band". */
function widthLast(line: Line, at: number): Found | null {
  const size = sizeAt(line, skipped(line, at))
  if (size === null) return null
  const word = isWidth(line, size.end) ? size.end : size.end + 1
  const isNamed = word === size.end || numbersAt(line, size.end).length > 0
  return isNamed && isWidth(line, word) ? { end: word + 1, items: [size.item] } : null
}

/** "By price range", "which price bracket": how wide they are is left to us, unless the ranges themselves are listed. */
function unsaid(line: Line, at: number): Found | null {
  if (!grouping.test(line.pieces[at]?.text ?? '')) return null
  const start = line.past(at + 1)
  const named = numbersAt(line, start)
  const word = line.pieces[start]?.text ?? ''
  const end = isWidth(line, start + 1) ? start + 2 : start + 1
  if (named.length === 0 || !(end > start + 1 || / (range|band|bracket|tier|bucket)s?$/.test(word)))
    return null
  const isListed = line.pieces.slice(end).some((_, place) => line.means(end + place, 'amount') !== undefined)
  if (isListed) return null
  return {
    end,
    items: [{ kind: 'key', key: { kind: 'steps', attributes: named, size: null, unit: 'plain' } }],
  }
}

/** "A histogram of prices": the groups make the picture. */
const picture: Recognizer = (line, at) =>
  pictured.test(line.pieces[at]?.text ?? '') && line.pieces.some((_, place) => isWidth(line, place))
    ? { end: at + 1, items: [] }
    : null

const isWidth = (line: Line, at: number) => width.test(line.pieces[at]?.text ?? '')

/** "In", "by", "into", "for each". */
const skipped = (line: Line, at: number) =>
  /^(in|by|into|using|with|per|each|every|(in|for|by|per) (each|every))$/.test(line.pieces[at]?.text ?? '')
    ? line.past(at + 1)
    : at

function sizeAt(line: Line, at: number, named: readonly string[] = []): { item: Item; end: number } | null {
  const meaning = line.means(at, 'amount')
  const size =
    meaning?.amount.kind === 'exact' && meaning.amount.values.length === 1
      ? meaning.amount.values[0]
      : undefined
  if (meaning === undefined || size === undefined || size <= 0 || !Number.isInteger(size)) return null
  // "Order size bucket for 2025: 0-50, …": a year is no width.
  if (meaning.unit === 'plain' && line.means(at, 'period') !== undefined) return null
  const grain = line.means(at + 1, 'grain')
  const isTime = grain?.counted === true
  const units = isTime ? [] : numbersAt(line, at + 1)
  const unit: AmountUnit = isTime ? 'days' : meaning.unit
  const days = isTime ? daysIn[grain.grain] : 1
  const attributes = units.length > 0 ? units : [...named]
  const key = { kind: 'steps' as const, attributes, size: size * days, unit }
  return { item: { kind: 'key', key }, end: at + (isTime || units.length > 0 ? 2 : 1) }
}
