// "All areas together", "the total across all areas": one number over all of them, and no groups.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from './recognizer.ts'

const together = /^(together|combined|altogether|taken together|added up|in total)$/

export const allTogether = opensWith({ words: ['all'], texts: 'all' })((line, at) => {
  if (!line.is(at, 'all') && line.pieces[at]?.text !== 'all') return null
  const next = line.past(at + 1)
  const isGroup = line.all(next, 'attribute').length > 0
  if ((isGroup || line.all(next, 'noun').length > 0) && together.test(line.pieces[next + 1]?.text ?? ''))
    return { end: next + 2, items: [] }
  const isOver = /^(across|over)$/.test(line.pieces[at - 1]?.text ?? '')
  return isOver && isGroup && line.pieces[next]?.plural === true && wantsOne(line, at)
    ? { end: next + 1, items: [] }
    : null
})

/** "What was the average across all areas"; "what are prices across all areas" and "compare" ask for each. */
function wantsOne(line: Line, at: number): boolean {
  const before = line.pieces.slice(0, at).map((_, place) => place)
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const asksForOne = before.some(
    place =>
      line.is(place, 'sum', 'in total', 'how much', 'how much money') ||
      /^(combined|overall|grand total|aggregate)$/.test(text(place)),
  )
  const opens = before.some(
    place => /^what( is| was| did)?$/.test(text(place)) && !/^(are|were)$/.test(text(place + 1)),
  )
  return (asksForOne || opens) && !before.some(place => line.is(place, 'compare', 'versus'))
}
