// "first-time customers this year", "guests whose first stay was in May", "placed their first order last month".
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const newcomers = opensWith({ texts: 'first | 1st' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (!/^(first|1st)$/.test(text(at))) return null
  const time = /^(time|timer|timers)$/.test(text(at + 1))
  const nouns = (place: number) =>
    line
      .all(place, 'noun')
      .filter(({ weak }) => !weak)
      .map(({ noun }) => noun)
  // The people stand behind "first-time", or are those before it.
  if (time) {
    const people =
      nouns(at + 2).length > 0 || line.pieces.slice(0, at).some((_, place) => nouns(place).length > 0)
    return people ? { end: at + 2, items: [{ kind: 'newcomers', nouns: [] }] } : null
  }
  // "By quarter of first order": everyone's own. "Placed there first order" is a slip.
  const ofTime = text(at - 1) === 'of' && line.means(at - 2, 'grain')?.grouping === true
  const isSlip = text(at - 1) === 'there' && /^(placed|made|had|booked|did|put in)$/.test(text(at - 2))
  const owned = ofTime || isSlip || /^(their|whose|his|her)$/.test(text(at - 1))
  const ever = text(at + 1) === 'ever' ? at + 2 : at + 1
  const such = stateAt(line, ever)
  const events = nouns(such === null ? ever : ever + 1)
  if (!owned || events.length === 0) return null
  return such === null
    ? { end: ever + 1, items: [{ kind: 'newcomers', nouns: events }] }
    : { end: ever + 2, items: [{ kind: 'newcomers', nouns: events, such }] }
})

/** "Their first completed order": of which state it is the first. */
function stateAt(line: Line, at: number): ConditionRef | null {
  const values = line.all(at, 'value').filter(({ attribute }) => attribute.endsWith('.status'))
  if (values.length === 0 || line.all(at + 1, 'noun').every(({ weak }) => weak)) return null
  const options = [values.map(({ attribute, value }) => ({ attribute, value }))]
  return { kind: 'values', options, not: false }
}
