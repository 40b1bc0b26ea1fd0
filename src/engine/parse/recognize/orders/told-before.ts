// What stands before a superlative and says what it counts: "who stays most often", "homes that are booked least".
import type { Line } from '#engine/parse/piece.ts'

export const verbsAt = (line: Line, at: number): string[] =>
  line.all(at, 'noun').flatMap(({ noun, verb }) => (verb === true ? [noun] : []))

/** "Who stays most often", "which brand is returned, sadly, the most often": the verb stands before. */
export const verbBefore = (line: Line, at: number): string[] => verbsAt(line, lastTold(line, at))

/** The place of the last word before it that says something. */
export function lastTold(line: Line, at: number): number {
  let before = at - 1
  while (line.pieces[before]?.soft === true || line.is(before, 'comma')) before--
  return before
}

/** "Homes that are booked least": what is done to them is counted. */
export const isPassive = (line: Line, at: number): boolean =>
  /^(most|least)$/.test(line.pieces[at]?.text ?? '') &&
  /^(get|gets|got|is|are|was|were|been|being|be)$/.test(line.pieces[lastTold(line, at) - 1]?.text ?? '')
