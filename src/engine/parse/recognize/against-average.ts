// "above the average in their own city", "more than the overall", "than the portfolio did".
import type { Comparator } from '#contract/model.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import type { Recognizer } from './recognizer.ts'

const relation = (line: Line, at: number): Comparator | null => {
  const text = line.pieces[at]?.text.toLowerCase() ?? ''
  if (line.is(at, 'more') || /^(above|over|beat|beats|exceeds?)$/.test(text)) return '>'
  if (line.is(at, 'less') || /^(below|under|beneath)$/.test(text)) return '<'
  return null
}

export const againstAverage: Recognizer = (line, at) => {
  const op = relation(line, at)
  if (op === null) return null
  // What is compared may stand between: "cost more per night than the average".
  for (let place = at + 1; place <= at + 7 && place < line.length; place++) {
    if (line.means(place, 'amount') !== undefined || line.means(place, 'period') !== undefined) return null
    if (!line.is(place, 'average', 'average_reference')) continue
    // "Above their category average" names the group before, "the average of their category" behind.
    const own = ownGroup(line, at, place) ?? ownGroup(line, place, place + 8)
    const items: Item[] = [
      {
        kind: 'having',
        quantity: { kind: 'measure', measures: [] },
        op,
        than: { kind: 'average', own: own?.attributes ?? null },
      },
    ]
    return { end: Math.max(own?.end ?? 0, place + 1), items }
  }
  return null
}

/** The attribute of "their own city", within the next few words. */
function ownGroup(line: Line, at: number, until: number): { attributes: string[]; end: number } | null {
  let own = false
  for (let place = at; place <= until && place < line.length; place++) {
    own ||= line.is(place, 'own') || /^(their|its)$/i.test(line.pieces[place]?.text ?? '')
    const attributes = line.all(place, 'attribute').map(({ attribute }) => attribute)
    if (own && attributes.length > 0) return { attributes, end: place + 1 }
  }
  return null
}
