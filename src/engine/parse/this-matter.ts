// A matter that somebody wants to get to the bottom of, named by what it is about.
import type { Line } from './piece.ts'

/** "I'm trying to work out this phone versus computer thing": what it names is talked about, and no limit. */
export const isThisMatter = (line: Line, at: number): boolean =>
  /^(thing|business|debate|argument)$/.test(line.pieces[at]?.text ?? '') &&
  (['value', 'flag', 'segment'] as const).some(kind => line.means(at - 1, kind) !== undefined) &&
  line.pieces.slice(Math.max(0, at - 6), at).some(({ text }) => /^(this|that|whole)$/.test(text))
