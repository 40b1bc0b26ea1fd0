// "All of them, not just what's active", "not only the ones in Aspen": a kind that is not to be the only one. Read as a denial, it would
// leave out the very rows that the visitor takes for granted.
import type { Line, MeaningKind } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const kinds: readonly MeaningKind[] = ['value', 'segment', 'flag', 'period']

export const notOnly = opensWith({ words: ['not'] })((line, at) => {
  if (!isNotOnly(line, at) || /^(is|are|was|were|be|that|who|which)$/.test(line.pieces[at - 1]?.text ?? ''))
    return null
  let named = line.past(at + 1)
  // "Not just the homes on the market", "not only those that sold".
  if (isSuch(line, named)) named = line.past(named + 1)
  if (!kinds.some(kind => line.means(named, kind) !== undefined)) return null
  const end = isSuch(line, named + 1) ? named + 2 : named + 1
  // "Not just Aspen but Moab" goes on with what is meant instead.
  return line.past(end) >= line.length || line.is(end, 'comma') ? { end, items: [] } : null
})

/** "Not just", "not only". */
export const isNotOnly = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'not' && line.is(at + 1, 'only')

const isSuch = (line: Line, at: number): boolean =>
  /^(ones|those)$/.test(line.pieces[at]?.text ?? '') ||
  (line.all(at, 'noun').some(({ weak }) => !weak) && !kinds.some(kind => line.means(at, kind) !== undefined))
