// "Marked available", "flagged as pending", "showing as booked", "remain unsold": the verb only says that a state is one.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const marked = /^(marked|flagged|tagged|labell?ed|classified|categori[sz]ed|designated|coded|denoted)$/
/** "Remain in Sedona" tells where; "remain available" is a state. */
const lasting = /^(remain|remains|remained|remaining)$/

export const markedAs = opensWith({
  texts: `marked | flagged | tagged | labeled | labelled | classified | categorized | categorised | designated | coded |
    denoted | showing | shown | remain | remains | remained | remaining`,
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isLasting = lasting.test(text(at))
  // "Homes showing price and beds" has columns, as "homes showing a pool" may; what shows available is in that state.
  if (/^(showing|shown)$/.test(text(at))) {
    const place = text(at + 1) === 'up' ? at + 2 : at + 1
    const state = text(place) === 'as' ? place + 1 : place
    const isColumn = (['attribute', 'flag'] as const).some(kind => line.all(state, kind).length > 0)
    return line.means(state, 'value') === undefined || isColumn ? null : { end: state, items: [] }
  }
  if (!isLasting && !marked.test(text(at))) return null
  const next = !isLasting && /^(as|in|being|with)$/.test(text(at + 1)) ? at + 2 : at + 1
  const isState = (['value', 'segment', 'flag'] as const).some(kind => line.means(next, kind) !== undefined)
  return isState ? { end: next, items: [] } : null
})
