// "Which homes sold for more than asking, and by how much": the number that the condition speaks of, shown of each.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const way = /^(over|above|under|below|more|less|higher|lower|off|up|down)$/

export const byHowMuch = opensWith({ words: ['by', 'how much'] })((line, at) => {
  const much = line.is(at, 'by') ? at + 1 : at
  if (!line.is(much, 'how much') || !line.is(at - 1, 'and', 'comma')) return null
  const isWay = way.test(line.pieces[much + 1]?.text ?? '')
  if (!isWay && much === at) return null
  let end = isWay ? much + 2 : much + 1
  // "How much over did they go".
  while (/^(did|do|does|they|it|each|go|went|was|were|that|is)$/.test(line.pieces[end]?.text ?? '')) end++
  const attributes = saidBefore(line, at)
  if (line.past(end) < line.length || attributes.length === 0) return null
  return { end, items: [{ kind: 'attribute', attributes, plural: false, text: 'how much' }] }
})

/** What a condition before it is a matter of: how far over asking. */
function saidBefore(line: Line, at: number): string[] {
  for (let place = at - 1; place >= 0; place--) {
    const units = line.all(place, 'unit').flatMap(({ attribute, price }) => (price ? [attribute] : []))
    if (units.length > 0 && line.all(place, 'segment').length > 0) return units
  }
  return []
}
