// "not booked", "no pool", "without viewings": what stands before turns the meaning round.
import type { Line } from '#engine/parse/piece.ts'

export const negationBefore = (line: Line, at: number): boolean => {
  for (let before = at - 1; before >= 0 && before >= at - 3; before--) {
    if (line.is(before, 'not', 'none') || /^(w\/o|without)$/.test(line.pieces[before]?.text ?? ''))
      return true
    // "With a pool vs without are active": a verb ends what is denied.
    if (line.pieces[before]?.soft !== true || /^(is|are|was|were)$/.test(line.pieces[before]?.text ?? ''))
      return false
  }
  return false
}

/** "Excluding withdrawn", "other than pendings": a kind of things is left out, rather than missing. */
export const excludedBefore = (line: Line, at: number): boolean => {
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  return line.is(before, 'not') && !/^not$/.test(line.pieces[before]?.text ?? '')
}

const having = /^(have|has|had|get|got|gotten|receive|received|see|seen|show|made|make|been|be)$/
const determiner = /^(any|a|an|the|single|one|even|ever|yet|at least)$/

/** Behind "no", "zero", "never", "do not have a single": where the thing stands that is not there, or null. */
export function pastNone(line: Line, at: number): number | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isNot = line.is(at, 'not') && /^(not|never)$/.test(text(at))
  if (!line.is(at, 'none') && !isZero(line, at) && !isNot) return null
  let place = at + 1
  let denies = !isNot
  while (having.test(text(place)) || determiner.test(text(place))) {
    denies ||= /^(have|has|had|get|got|gotten|any|single|one)$/.test(text(place))
    place++
  }
  return denies ? line.past(place) : null
}

function isZero(line: Line, at: number): boolean {
  const amount = line.means(at, 'amount')?.amount
  return amount?.kind === 'exact' && amount.values.length === 1 && amount.values[0] === 0
}
