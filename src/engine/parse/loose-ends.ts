// Small words that change what stands before them, where nothing has taken them in: a list that goes on without saying how, a name
// that is put aside, an opener whose object is missing.
import type { Line } from './piece.ts'

const text = (line: Line, at: number) => line.pieces[at]?.text ?? ''

const isEnd = (line: Line, at: number) =>
  line.pieces[at] === undefined || line.is(at, 'comma') || /^[.?!)]$/.test(text(line, at))

const isMember = (line: Line, at: number) =>
  (['value', 'weekdays', 'segment', 'period', 'part', 'noun', 'attribute'] as const).some(
    kind => line.all(line.is(at, 'comma') ? at - 1 : at, kind).length > 0,
  )

/** "Monday, tuesday and so on", "Aspen, Moab and the like": members that are not named would be lost. */
export function goesOnUnsaid(line: Line, at: number): boolean {
  const joint = text(line, at) === 'like' && text(line, at - 1) === 'the' ? at - 2 : at - 1
  if (!/^(and|or)$/.test(text(line, joint)) || !isMember(line, joint - 1)) return false
  if (joint < at - 1) return true
  if (text(line, at) === 'so') return /^(on|forth)$/.test(text(line, at + 1)) || isEnd(line, at + 1)
  return /^(such|suchlike|similar)$/.test(text(line, at)) && isEnd(line, at + 1)
}

/** "By state, tiny homes out": what is named before it is left out, and must not be what is left. */
export const isPutOut = (line: Line, at: number): boolean =>
  /^(out|aside|off)$/.test(text(line, at)) &&
  isEnd(line, at + 1) &&
  (['value', 'segment', 'noun'] as const).some(kind => line.all(at - 1, kind).length > 0)

/** "SKU count and units on hand": an opener before "and" has its object elsewhere, and not in what is joined to it. */
export const isObjectless = (line: Line, at: number): boolean =>
  line.is(at, 'count', 'search') && /^(and|plus|&|\+)$/.test(text(line, at + 1))
