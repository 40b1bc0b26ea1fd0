// "Cabins with the most inquiries", "which books have refunded orders": a kind of things that has rows of something else.
import type { Line } from './piece.ts'

const having = /^(with|having|have|has|had|got|gets|get)$/

/** "Which cabins", "list the lofts". */
export const isListed = (line: Line, at: number): boolean =>
  at < 0 || /^(list|show|name|the|me|our|which|what)$/.test(line.pieces[at]?.text ?? '')

/** "Which books have refunded orders": the books, and not every order of one. */
export function haveRows(line: Line, at: number): boolean {
  // "Cabins in Aspen with cancelled bookings".
  const isPlaced = /^(in|at|near)$/.test(line.pieces[at]?.text ?? '') && line.all(at + 1, 'value').length > 0
  const verb = isPlaced ? at + 2 : at
  if (!having.test(line.pieces[verb]?.text ?? '')) return false
  let next = verb + 1
  while (/^(an?|any|some)$/.test(line.pieces[next]?.text ?? '') || line.all(next, 'value').length > 0) next++
  return line.all(next, 'noun').some(isStrong)
}

/** "The 2 villas with the most inquiries". */
export const haveMost = (line: Line, at: number): boolean => {
  const most = line.past(at + 1)
  return (
    /^(with|having|have|has|had|got|gets)$/.test(line.pieces[at]?.text ?? '') &&
    (line.is(most, 'top', 'bottom') || line.all(most, 'extreme').length > 0)
  )
}

/** "Which cabins have nobody staying tonight". */
export const haveNobody = (line: Line, at: number): boolean =>
  /^(with|having|have|has|had)$/.test(line.pieces[at]?.text ?? '') &&
  /^(nobody|someone|no one|no guests?)\b/.test(line.pieces[at + 1]?.text ?? '')

/** "Did we rent out" speaks of stays, and names none. */
export const isStrong = ({ weak, verb }: { weak: boolean; verb?: boolean }): boolean => !weak && verb !== true
