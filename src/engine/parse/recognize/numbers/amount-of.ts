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
export function isAmongColumns(line: Line, at: number): boolean {
  const beforeThe = (place: number) => (line.pieces[place]?.text === 'the' ? place - 1 : place)
  const joint = beforeThe(at - 1)
  return (
    line.is(joint, 'and', 'comma') &&
    (line.all(joint - 1, 'attribute').length > 0 ||
      line.is(beforeThe(joint - 2), 'comma') ||
      (strongNouns(line, joint - 1).length > 0 && line.pieces[joint - 1]?.plural !== true))
  )
}

/** "Median product price", "average active price": the things that are named between belong to the question. */
export const thingsOf = ({ owner }: { owner?: readonly string[] }): Item[] =>
  owner === undefined
    ? []
    : [{ kind: 'noun', nouns: owner, plural: false, none: false, weak: false, scope: true }]
