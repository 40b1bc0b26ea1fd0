// Words that say how a quantity is meant wherever they stand: "on average", "in total", "the amount", "in each".
import { keyAt } from './grouping.ts'
import type { Recognizer } from './recognizer.ts'

export const onAverage: Recognizer = (line, at) =>
  /^(on average|in average|on avg|averaged|typically|usually|normally|generally)$/.test(
    line.pieces[at]?.text ?? '',
  )
    ? { end: at + 1, items: [{ kind: 'averaged' }] }
    : null

/** "For what total", "name and amount": a word for money that has no name of its own. */
export const total: Recognizer = (line, at) => {
  const text = line.pieces[at]?.text ?? ''
  if (!/^(total|totals|amounts?|total amounts?)$/.test(text)) return null
  return { end: at + 1, items: [{ kind: 'total' }] }
}

/** "How many in each": the group is named elsewhere. */
export const each: Recognizer = (line, at) => {
  if (!line.is(at, 'by') || !/\beach\b/.test(line.pieces[at]?.text ?? '')) return null
  if (keyAt(line, line.past(at + 1)) !== null) return null
  return { end: at + 1, items: [{ kind: 'ask', how: 'each' }] }
}

/** "With guest name and date". */
export const itsDate: Recognizer = (line, at) =>
  /^(date|dates|when)$/.test(line.pieces[at]?.text ?? '') && line.pieces[at]?.meanings.length === 0
    ? { end: at + 1, items: [{ kind: 'its date' }] }
    : null

/** "Show both numbers": what is compared is shown anyway. */
export const bothNumbers: Recognizer = (line, at) => {
  const isWord = /^(numbers|averages|counts|values|amounts|figures|totals|rates|years|sides|ones)$/
  const next = line.is(at, 'both') ? at + 1 : at
  if (next === at || !isWord.test(line.pieces[next]?.text ?? '')) return null
  return { end: next + 1, items: [] }
}

/** "Best inquiry-to-view ratio …, name and ratio": the last word of a measure that is named in full elsewhere. */
export const measureAgain: Recognizer = (line, at) => {
  const piece = line.pieces[at]
  if (piece === undefined || piece.meanings.length > 0) return null
  const again = line.pieces.some(
    (other, place) =>
      place !== at && line.all(place, 'measure').length > 0 && other.text.endsWith(` ${piece.text}`),
  )
  return again ? { end: at + 1, items: [] } : null
}
