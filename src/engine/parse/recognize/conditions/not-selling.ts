// "Not selling any electronics", "does not sell electronics well": what stands behind a ranking that is denied.
import type { Line } from '#engine/parse/piece.ts'

/** "Not selling any electronics": behind what is denied it belongs to the denial. */
export const pastAny = (line: Line, end: number): number =>
  (line.pieces[end - 1]?.text ?? '').startsWith('not ') && line.pieces[end]?.text === 'any' ? end + 1 : end

/** "Does not sell electronics well" judges too. */
export const isDeniedWell = (line: Line, at: number): boolean =>
  (line.pieces[at]?.text ?? '').startsWith('not ') &&
  line.pieces.some(({ text }, place) => place > at && /^(well|much|fast|quickly)$/.test(text))
