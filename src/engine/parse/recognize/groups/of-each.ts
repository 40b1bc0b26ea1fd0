// "How many of each are left", "how many times did each stay": each of those that are named before.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const isEachAlone = (line: Line, at: number): boolean =>
  /^(of )?each$/.test(line.pieces[at]?.text ?? '') &&
  /^(are|is|was|were|do|did|does|we|have|has|there)$/.test(line.pieces[at + 1]?.text ?? '')

/** "Did each stay": behind the auxiliary it is what they did, and no thing of its own. */
export const eachDoes = opensWith({ texts: 'each' })((line, at) => {
  const isVerb = line.all(at + 1, 'noun').some(({ verb }) => verb === true)
  const isAuxiliary = /^(did|do|does)$/.test(line.pieces[at - 1]?.text ?? '')
  const isEnd = line.past(at + 2) >= line.length || line.is(at + 2, 'comma', 'and')
  return line.pieces[at]?.text === 'each' && isVerb && isAuxiliary && isEnd
    ? { end: at + 2, items: [{ kind: 'ask', how: 'each' }] }
    : null
})
