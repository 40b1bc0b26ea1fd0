// "Paid with a gift card at least once": having done it is what the condition says already.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const atLeastOnce = opensWith({
  texts: 'at least once | at least one time | once or more | one or more times',
})((line, at) => {
  if (!/^(at least (once|one time)|once or more|one or more times)$/.test(line.pieces[at]?.text ?? ''))
    return null
  // "In Aspen at least once and in Moab at least once": each needs a row of its own.
  const again = line.pieces.some(({ text }, place) => place !== at && /\b(once|one time|times)\b/.test(text))
  if (again) return null
  const isTold = (['value', 'segment', 'flag'] as const).some(kind => line.means(at - 1, kind) !== undefined)
  const isDone = line.all(at - 1, 'noun').some(({ verb }) => verb === true)
  return isTold && !isDone ? { end: at + 1, items: [] } : null
})
