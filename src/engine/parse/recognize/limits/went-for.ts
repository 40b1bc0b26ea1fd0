// "Went for less than 400", "with what they went for": the verb of a price, where another number or a list is asked for.
import type { Line } from '#engine/parse/piece.ts'
import { multipleAt } from './multiples.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const isVerb = (line: Line, at: number): boolean =>
  line.is(at, 'how much') && /^(go|goes|going|went|gone) for$/.test(line.pieces[at]?.text ?? '')

export const wentFor = opensWith({ words: ['how much'], texts: 'what' })((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const named = line.pieces
    .slice(0, at)
    .some(
      (piece, place) =>
        /^(anything|everything)$/.test(piece.text) ||
        line.all(place, 'part').length > 0 ||
        line.all(place, 'noun').some(({ weak }) => !weak),
    )
  // "Closings with date and what they went for", "anything with camera in the name, and what does it go for".
  const pronoun = /^(do|does|did)$/.test(text(at + 1)) && listsRows(line) ? at + 2 : at + 1
  if (
    named &&
    text(at) === 'what' &&
    /^(they|it|each|those|these)$/.test(text(pronoun)) &&
    isVerb(line, pronoun + 1)
  ) {
    const end = pronoun + 2
    return { end: line.is(end, 'rate unit') ? end + 1 : end, items: [{ kind: 'total', each: true }] }
  }
  // "What does a loft go for per night": the unit of that price.
  const rates = line.all(at + 1, 'unit').flatMap(({ attribute, price }) => (price ? [attribute] : []))
  // "What do they go for a night" speaks of those before.
  const isOfThem = /^(they|it|those|these)$/.test(text(at - 1))
  if (isVerb(line, at) && line.is(at + 1, 'rate unit') && rates.length > 0 && !isOfThem)
    return { end: at + 2, items: [{ kind: 'attribute', attributes: rates, plural: false, text: text(at) }] }
  const next = line.past(at + 1)
  const isLimit =
    line.means(next, 'amount') !== undefined ||
    line.is(next, 'more', 'less') ||
    multipleAt(line, next) !== null ||
    line.means(next, 'segment') !== undefined ||
    // "What do they go for a night": its unit, and no limit.
    (line.all(next, 'unit').length > 0 && !(line.is(next, 'rate unit') && endsOrAverages(line, next + 1)))
  if (!isVerb(line, at)) return null
  const over = isOver(line, at) ? [{ kind: 'gone for' as const }] : []
  if (isLimit) return { end: at + 1, items: over }
  return over.length === 0 ? null : { end: at + 1, items: [{ kind: 'ask', how: 'how much' }, ...over] }
})

/** "What do those go for a night, I mean on average": nothing more is said, or that it is a mean. */
function endsOrAverages(line: Line, at: number): boolean {
  const next = line.past(line.is(at, 'comma') ? at + 1 : at)
  return (
    next >= line.length ||
    (/\b(?:average|avg)$/.test(line.pieces[next]?.text ?? '') && line.past(next + 1) >= line.length)
  )
}

/** "What did the homes go for", "homes that went for over a million": it is done; "they" are told by the words before. */
function isOver(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  // "What it actually went for".
  if ([at - 1, at - 2].some(place => /^(they|it|those|these|each)$/.test(text(place)))) return false
  const auxiliary = line.pieces
    .slice(0, at)
    .findLast(piece => /^(did|do|does|have|has|had|can|could|would|will)$/.test(piece.text))
  return (
    text(at) === 'went for' || (text(at) === 'go for' ? auxiliary?.text === 'did' : text(at) === 'gone for')
  )
}

/** "How many are there and what do they go for": of a number of things, one price is asked for. */
const listsRows = (line: Line): boolean =>
  !line.pieces.some(
    ({ text }, place) =>
      line.is(place, 'count', 'average', 'median') || /^(on average|typically|usually)$/.test(text),
  )
