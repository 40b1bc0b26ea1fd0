// A length of time whose name is split by those it is said of: "how many days did the sold homes sit on the market", "how long do
// they stay on the market before they sell".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const lasts = /^(sit|sits|sat|stay|stays|stayed|spend|spends|spent|remain|remains|remained|linger|lingered)$/

/** The numbers of a length that a piece can name, with a state that it may be as well. */
const lengthsAt = (line: Line, at: number): string[] =>
  line.all(at, 'attribute').flatMap(one => (one.sort === 'number' && one.unpriced ? [one.attribute] : []))

/** "How many days": what has so many stands behind. */
export const howManyDays = opensWith({ words: ['count'] })((line, at) => {
  const days = line.pieces[at + 1]
  if (!line.is(at, 'count') || days === undefined) return null
  // "How many days ahead do guests book": that many is each one's own.
  const ahead = /^days (ahead|in advance|before|prior|out)\b/.test(days.text) ? lengthsAt(line, at + 1) : []
  if (ahead.length > 0) return { end: at + 2, items: averaged(ahead) }
  if (days.text !== 'days' || days.meanings.length > 0) return null
  const isRanked = line.pieces.some(
    (_, place) => line.is(place, 'top', 'bottom') || line.all(place, 'extreme').length > 0,
  )
  const places = line.pieces.map((_, place) => place).filter(place => place > at + 1)
  const found = places.map(place => lengthsAt(line, place)).findLast(list => list.length > 0)
  if (isRanked || found === undefined) return null
  return { end: at + 2, items: averaged(found) }
})

const averaged = (attributes: readonly string[]): Item[] => [
  { kind: 'attribute', attributes, plural: false, text: 'how long' },
  { kind: 'averaged' },
]

/** Where the words end that ask for a length, or null. */
function askedBefore(line: Line, at: number): number | null {
  for (let place = 0; place < at; place++) {
    if (line.pieces[place]?.text === 'how long') return place + 1
    if (line.is(place, 'count') && line.pieces[place + 1]?.text === 'days') return place + 2
  }
  return null
}

/** "… sit on the market", "are homes in Old Town on the market": the rest of that name, and no state of theirs. */
export const lengthAgain = opensWith({
  kinds: ['value'],
  texts: `sit | sits | sat | stay | stays | stayed | spend | spends | spent | remain | remains | remained |
    linger | lingered`,
})((line, at) => {
  const asked = askedBefore(line, at)
  if (asked === null) return null
  const isVerb = lasts.test(line.pieces[at]?.text ?? '')
  const name = isVerb ? at + 1 : at
  const isName = lengthsAt(line, name).length > 0 && line.all(name, 'value').length > 0
  const isLast = line.past(name + 1) >= line.length || line.is(name + 1, 'average', 'comma', 'by')
  const isSaid = isVerb || (isLast && /^(is|are|was|were)$/.test(line.pieces[asked]?.text ?? ''))
  return isName && isSaid ? { end: name + 1, items: [] } : null
})

/** "Where do homes sit longer": a length that is compared. */
const isLonger = (line: Line, at: number): boolean =>
  line.pieces
    .slice(0, at)
    .some(
      ({ text }, place) =>
        /\b(longer|longest|shorter|shortest)$/.test(text) && lengthsAt(line, place).length > 0,
    )

/** "Were on the market 30 days or less before they sold": a length that is limited. */
const isLimited = (line: Line, at: number): boolean =>
  line.pieces
    .slice(0, at)
    .some(
      (_, place) =>
        line.means(place, 'amount') !== undefined &&
        (line.means(place + 1, 'grain')?.counted === true || lengthsAt(line, place + 1).length > 0),
    )

/** "Before it sells": of those that did. */
export const beforeIt = opensWith({ texts: 'before' })((line, at) => {
  if (line.pieces[at]?.text !== 'before') return null
  if (askedBefore(line, at) === null && !isLonger(line, at) && !isLimited(line, at)) return null
  const state = line.past(at + 1)
  // "How long did the sold ones sit before they went": what became of them is said already.
  const said = line.pieces.slice(0, at).flatMap((_, place) => line.all(place, 'value'))
  if (state >= line.length && said.length > 0 && /^(went|go|goes)$/.test(line.pieces[at + 2]?.text ?? ''))
    return { end: line.length, items: [] }
  const options = line.all(state, 'value').map(({ attribute, value }) => ({ attribute, value }))
  if (options.length === 0) return null
  const things = new Set(line.all(state, 'noun').map(({ noun }) => noun))
  const isSuch = line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'noun').some(({ noun, weak }) => !weak && things.has(noun)))
  if (isSuch || options.every(one => said.some(({ value }) => value === one.value)))
    return { end: state + 1, items: [] }
  return {
    end: state + 1,
    items: [{ kind: 'condition', condition: { kind: 'values', options: [options], not: false } }],
  }
})
