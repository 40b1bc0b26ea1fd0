// "The amount of the order", "guest and total of the pending stays": the money of things, not how many there are.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'

export const strongNouns = (line: Line, at: number) =>
  line
    .all(at, 'noun')
    .filter(({ weak }) => !weak)
    .map(({ noun }) => noun)

/** "The amount of the order", "order numbers and amounts of refunded orders". */
export function isMoney(line: Line, at: number): boolean {
  const text = line.pieces[at]?.text ?? ''
  if (text === 'amounts of') return true
  let next = line.past(at + 1)
  const isSaidOf = (place: number) => line.all(place, 'value').length > 0 || line.is(place, 'top', 'bottom')
  while (isSaidOf(next) && line.all(next, 'noun').length === 0) next = line.past(next + 1)
  const isOfOne = strongNouns(line, next).length > 0 && line.pieces[next]?.plural !== true
  return text === 'amount of' && (isOfOne || isAmongColumns(line, at))
}

/** "Order number, date and amount of all pending orders", "guest and total of …": one of several columns. */
export const isAmongColumns = (line: Line, at: number): boolean =>
  line.is(at - 1, 'and', 'comma') &&
  (line.all(at - 2, 'attribute').length > 0 ||
    line.is(at - 3, 'comma') ||
    (strongNouns(line, at - 2).length > 0 && line.pieces[at - 2]?.plural !== true))

/** "Median product price", "average active price": the things that are named between belong to the question. */
export const thingsOf = ({ owner }: { owner?: readonly string[] }): Item[] =>
  owner === undefined
    ? []
    : [{ kind: 'noun', nouns: owner, plural: false, none: false, weak: false, scope: true }]
