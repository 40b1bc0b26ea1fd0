import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from './amount-of.ts'
import type { QuantityAt } from './quantity.ts'

/** "How much rental income", "how much stock": what can be added up is. */
export function muchOf(line: Line, at: number): QuantityAt | null {
  const next = line.past(at + 1)
  const numbers = line.all(next, 'attribute').filter(({ sort }) => sort === 'number')
  const others = line.pieces[next]?.meanings.some(({ kind }) => kind === 'measure' || kind === 'noun') ?? true
  if (!line.is(at, 'how much') || next !== at + 1 || numbers.length === 0 || others) return null
  const attributes = numbers.map(({ attribute }) => attribute)
  return { quantity: { kind: 'aggregate', fn: 'sum', attributes, adds: true }, end: next + 1 }
}

/** "Session count with a search": what is counted stands before it. */
export const isOfThoseBefore = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'count' &&
  line.all(at - 1, 'noun').some(({ weak }) => !weak) &&
  /^(with|having|who|that|for|in|from|of)$/.test(line.pieces[at + 1]?.text ?? '')

/** "Total active inventory $": their money, not their number. */
export function isSigned(line: Line, at: number): boolean {
  let next = at
  while (line.all(next, 'noun').length > 0 || line.all(next, 'value').length > 0) next++
  return /^(\$|dollars?|usd|value|worth)$/.test(line.pieces[next]?.text ?? '')
}

/** "How much of our orders are refunded": the verb parts the things from what is told of some of them. */
export const arePartedByVerb = (line: Line, at: number): boolean =>
  line.pieces[at]?.plural === true &&
  strongNouns(line, at).length > 0 &&
  /^(are|is|were|was|get|gets|got)$/.test(line.pieces[at + 1]?.text ?? '')

/** "How much customers": many are meant where things are named in the plural. */
export function isCountedMuch(line: Line, at: number): boolean {
  if (!line.is(at, 'how much')) return false
  const next = line.past(at + 1)
  const place = line.is(next, 'different') ? line.past(next + 1) : next
  // "How much did customers spend" asks for money.
  const verb = /^(did|do|does|have|has|had|are|were|will|can)$/
  if (line.pieces.slice(at + 1, place).some(({ text }) => verb.test(text))) return false
  // "How much in bookings": their money.
  if (line.pieces[at + 1]?.text === 'in') return false
  // "How much of our sales": the money, where the word names both.
  const isOf = line.pieces[at + 1]?.text === 'of'
  if (isOf && (line.all(place, 'measure').length > 0 || arePartedByVerb(line, place))) return false
  // "How much inventory": what has no plural is many all the same.
  const isMass =
    /^(inventory|supply|traffic)$/.test(line.pieces[place]?.text ?? '') &&
    line.pieces[place]?.meanings.every(one => one.kind === 'noun' && !one.weak) === true
  return (
    (line.pieces[place]?.plural === true || isMass) &&
    (line.all(place, 'noun').some(({ weak }) => !weak) ||
      next !== place ||
      line.all(place, 'attribute').length + line.all(place, 'unit').length > 0)
  )
}

/** Between two places another question opens: "how many, and how did they pay". */
export const asksAnew = ({ pieces }: Line, from: number, to: number): boolean =>
  pieces.slice(from, to).some(({ text }, at) => at > 0 && /^(how|what|which|who|when|where)$/.test(text))

/** "Total $ under contract", "total $ of active listings": the money of the things behind it, not their number. */
export function sumInMoney(line: Line, at: number): QuantityAt | null {
  const isSigned = line.is(at, 'sum') && line.pieces[at + 1]?.text === '$'
  return isSigned && strongNouns(line, line.past(at + 2)).length > 0
    ? { quantity: { kind: 'aggregate', fn: 'sum', attributes: [] }, end: at + 2 }
    : null
}
