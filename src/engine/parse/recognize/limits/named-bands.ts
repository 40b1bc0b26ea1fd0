// "Fresh (30 days or fewer), lingering (31 to 90), old (over 90)": ranges that the visitor gives names to.
import type { CountedRows } from '#engine/parse/key-ref.ts'
import type { AmountUnit, Line } from '#engine/parse/piece.ts'
import { inRow, type Open } from './band.ts'
import { bandAt, bandsKey, mayHoldRow, pastJoints } from './band-at.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'

const longestName = 3

/** Where the bracket behind a name opens, or null. */
function bracketAt(line: Line, at: number): number | null {
  for (let place = at + 1; place <= at + longestName; place++) {
    if (line.pieces[place]?.text === '(') return place
    if (line.is(place, 'comma') || /^(into|as|by|with|in|from|for)$/.test(line.pieces[place]?.text ?? ''))
      return null
  }
  return null
}

/** A name begins behind a mark or what leads to it: "split them into regulars (…)". */
const begins = (line: Line, at: number): boolean =>
  line.is(at - 1, 'comma') || /^(into|as)$/.test(line.pieces[at - 1]?.text ?? '')

export const namedBands: Recognizer = (line, at) => {
  if (!mayHoldRow(line) || !begins(line, at) || bracketAt(line, at) === null) return null
  const found: Open[] = []
  let attributes: readonly string[] = []
  let unit: AmountUnit = 'plain'
  let counted: CountedRows | undefined
  let end = at
  for (let place = at; ;) {
    const bracket = line.is(place, 'comma', 'and') ? null : bracketAt(line, place)
    const band = bracket === null ? null : bandAt(line, bracket + 1, attributes)
    // "Or more" may stand behind the number that it belongs to.
    const close = band === null ? 0 : line.past(band.end)
    if (bracket === null || band === null || line.pieces[close]?.text !== ')') break
    const shared = attributes.filter(id => band.attributes.includes(id))
    if (attributes.length > 0 && band.attributes.length > 0 && shared.length === 0) return null
    if (band.attributes.length > 0) attributes = attributes.length > 0 ? shared : band.attributes
    if (band.unit !== 'plain') unit = band.unit
    counted ??= band.counted
    const label = nameOf(line, place, bracket)
    found.push({ ...band.open, label })
    end = close + 1
    place = pastJoints(line, end)
  }
  const row = found.length < 2 ? null : inRow(found)
  return row === null
    ? null
    : { end, items: [bandsKey({ end, attributes: [...attributes], row, unit, counted })] }
}

const nameOf = ({ pieces }: Line, start: number, end: number): string =>
  pieces
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
