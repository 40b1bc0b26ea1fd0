// "Average beach house price", "median completed order amount": a kind between the way of computing and what is computed tells of
// which rows. It is said before both: "beach house: average price".
import { Line } from './piece.ts'

/** The line with such kinds before the word that computes. */
export function withStateFirst(line: Line): Line {
  for (let at = 0; at < line.length - 2; at++) {
    const end = line.is(at, 'average', 'median', 'sum', 'minimum', 'maximum') ? pastKinds(line, at + 1) : at
    if (end <= at + 1 || !isComputed(line, end) || isMeasuredAgainst(line, at)) continue
    const { pieces } = line
    return new Line([
      ...pieces.slice(0, at),
      ...pieces.slice(at + 1, end),
      ...pieces.slice(at, at + 1),
      ...pieces.slice(end),
    ])
  }
  return line
}

/** "Below the average closed price": the kind tells what the average is one of, and nothing of the rows. */
function isMeasuredAgainst(line: Line, at: number): boolean {
  let before = at - 1
  while (/^(the|our|your|their|an?|overall)$/.test(line.pieces[before]?.text ?? '')) before--
  return /\b(below|above|over|under|than|beat|beats|exceed|exceeds|to|of|as|times)$/.test(
    line.pieces[before]?.text ?? '',
  )
}

/** Over one or two kinds: named values, "new construction", "pool", "4 bed". */
function pastKinds(line: Line, from: number): number {
  let at = from
  for (let kinds = 0; kinds < 2; kinds++) {
    const end = pastKind(line, at)
    if (end === at) break
    at = end
  }
  return at
}

function pastKind(line: Line, at: number): number {
  const isValue =
    line.all(at, 'value').length > 0 &&
    line.all(at, 'attribute').length + line.all(at, 'measure').length === 0 &&
    !(line.pieces[at]?.plural === true && line.all(at, 'noun').length > 0) &&
    !isUnitOfTime(line, at)
  const isState = line.means(at, 'flag') !== undefined || line.means(at, 'segment') !== undefined
  if (isValue || isState) return at + 1
  const isCounted =
    line.means(at, 'amount')?.amount.kind === 'exact' &&
    line.pieces[at + 1]?.plural !== true &&
    line.all(at + 1, 'unit').some(({ price }) => !price)
  return isCounted ? at + 2 : at
}

/** "Average monthly revenue": the mean of months, though stays may be monthly as well. */
const isUnitOfTime = (line: Line, at: number): boolean =>
  line.means(at, 'grain')?.grouping === true && line.all(at + 1, 'noun').length === 0

/** A number, or the one thing that it belongs to and the number: "order amount", "customer lifetime value". */
function isComputed(line: Line, at: number): boolean {
  const isNumber = (place: number) =>
    line.all(place, 'attribute').some(({ sort }) => sort === 'number') ||
    line.all(place, 'measure').length > 0
  const isOwner = line.all(at, 'noun').some(({ weak }) => !weak) && line.pieces[at]?.plural !== true
  const number = isNumber(at) ? at : isOwner && isNumber(at + 1) ? at + 1 : null
  // "Max beach house price 600": a limit.
  return number !== null && line.means(number + 1, 'amount') === undefined
}
