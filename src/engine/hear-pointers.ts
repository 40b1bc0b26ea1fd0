// A question that points at its story: what it points to is put in its place, so that it stands whole without the story.
import type { ModelIndex } from './model-index.ts'
import type { Line, Piece } from './parse/piece.ts'
import { namesIn } from './parse/pointers.ts'
import { scan } from './parse/scan.ts'
import { isWish, ofPeople, wishEnd } from './parse/wishes.ts'

export interface Told {
  line: Line
  /** The words of some of its pieces, as they were typed. */
  words: (from: number, to: number) => string
}

export interface Filled {
  question: string
  /** Nothing is left of the story that could narrow the rows. */
  isCarried: boolean
}

const there =
  /(?<!\b(?:is|are|was|were|be|been|am|will be) )\b(?:over |up |down |out )?there\b(?! (?:is|are|was|were|be|been)\b)/i
/** "What did that place bring in": the one that the story names. */
const thatOne =
  /\b(?:that|this)(?: same| particular)? (?:place|home|house|property|listing|cabin|town|city|market|area|neighbou?rhood|subdivision|village|community|product|item|brand)\b(?!s)/i
const those = /\b(of )?(?:those|these|them)\b(?! \w+s\b)/i

const thatMuch =
  /\b(around|near|close to|about|under|below|within|up to) (?:that|this)(?: (?:price|budget|amount|figure|number|much|range))?(?=[\s,.?!]|$)(?! \w+s\b)/i

/** "My budget is around 600k, what is active near that": the one sum of the story, where it says nothing else of the rows. */
function filledAmount(question: string, { line }: Told): Filled | null {
  const found = thatMuch.exec(question)
  if (found === null) return null
  const sums = line.pieces.flatMap((_, at) => sumAt(line, at).map(value => ({ at, value })))
  const [sum, ...others] = sums
  if (sum === undefined || others.length > 0) return null
  const isLost = scan(line).placed.some(
    ({ item, start, end }) =>
      /^(condition|period|having|limit|key|rank)$/.test(item.kind) && !(start <= sum.at && sum.at < end),
  )
  if (isLost) return null
  const how = /^(near|close to|about)$/i.test(found[1] ?? '') ? 'around' : (found[1] ?? '')
  return { question: question.replace(thatMuch, () => `${how} $${sum.value}`), isCarried: true }
}

/** A sum of money, or a number as large as one; none, where it is a limit of its own. */
function sumAt(line: Line, at: number): number[] {
  const found = line.means(at, 'amount')
  const values =
    found?.amount.kind === 'exact'
      ? found.amount.values
      : found?.amount.kind === 'around'
        ? [found.amount.value]
        : []
  return values.length === 1 && values.every(value => found?.unit === 'money' || value >= 10_000)
    ? [...values]
    : []
}

/** "I'm paying a fortune to Google, how many leads came in from them": the one that the story names. */
const fromThem = /\b(?<from>from|through|via|off|off of|by way of) (?:them|it|him|her)\b/i

/** "My wife is from Ohio, what is active there": of a place that is not known here, all homes would be listed. */
const thereAlone =
  /(?<!\b(?:is|are|was|were|be|been|am|will be|what['’]?s|who['’]?s|out|hi|hello|hey|anyone|anybody|everyone|get|got|sit|sits|sat|sitting|stuck|waiting|listed) )\bthere\b(?! (?:is|are|was|were|be|been|has|have|an?|any)\b)/i
/** "Customers by state, and how many orders there", "our dearest rental, and what does a night there cost": the place of the question. */
const ownPlace =
  /\b(?:(?:by|per|each|every|which|what) (?:[a-z]+ )?(?:state|city|area|subdivision|neighbou?rhood|town|community)s?\b|(?:what|which|who|how)\b.* and (?:what|which|how)\b).*\bthere\b/i

/** "The plumber comes on Thursday, which houses are empty then": at that time, and not at any. */
const atThatTime =
  /\b(?:empty|free|open|vacant|available|occupied|booked|arriving|leaving|staying)\b.* (?:then|that (?:day|night|week|weekend|morning))\s*\??$/i
const isDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|(?:next|this) (?:week|month))\b/i

/** Whether a question points at a name or a day of its story. */
export const pointsAtName = (question: string, { line, words }: Told): boolean =>
  (atThatTime.test(question) && isDay.test(words(0, line.length))) ||
  (thereAlone.test(question) && !ownPlace.test(question)) ||
  (fromThem.test(question) && line.pieces.some(isSource))

const isSource = ({ meanings }: Piece): boolean =>
  meanings.some(meaning => meaning.kind === 'value' && !meaning.attribute.endsWith('.status'))

/** Whether anything of a story could be put in its place. */
export const pointsAtStory = (question: string): boolean =>
  [there, thatOne, those, thatMuch, fromThem].some(pointer => pointer.test(question))

/** The question with the one place, or the wish, of its story; null where it points at neither. */
export function filledIn(question: string, told: Told, index: ModelIndex): Filled | null {
  const { line, words } = told
  const sum = filledAmount(question, told)
  if (sum !== null) return sum
  const place = placeOf(told, index)
  if (there.test(question) && place !== null)
    return { question: question.replace(there, `in ${place}`), isCarried: false }
  const [name, ...more] = new Set(
    line.pieces.flatMap((piece, at) => (isNamed(piece, index) ? [words(at, at + 1)] : [])),
  )
  if (thatOne.test(question) && name !== undefined && more.length === 0)
    return { question: question.replace(thatOne, name), isCarried: false }
  const sources = [
    ...new Set(line.pieces.flatMap((piece, at) => (isSource(piece) ? [words(at, at + 1)] : []))),
  ]
  const [source] = sources
  if (fromThem.test(question) && source !== undefined && sources.length === 1)
    return { question: question.replace(fromThem, `$<from> ${source}`), isCarried: false }
  const from = wishEnd(line)
  if (!those.test(question) || !isWish(line) || from <= 0 || isNarrowedBefore(line, from)) return null
  const wished = words(from, line.length)
  return {
    question: question.replace(those, (_, of: string | undefined) => `${of ?? ''}${wished}`),
    isCarried: true,
  }
}

/** The one place of a story, "Captains Row or Lantern Court" as well; none, where it names others elsewhere. */
function placeOf({ line, words }: Told, index: ModelIndex): string | null {
  const places = line.pieces.flatMap((piece, at) => (namesIn(piece, index, true) ? [at] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return null
  const isOne = new Set(places.map(at => words(at, at + 1))).size === 1
  const isEither = places
    .slice(1)
    .every((at, step) => at === (places[step] ?? 0) + 2 && line.is(at - 1, 'or'))
  return isOne ? words(first, first + 1) : isEither ? words(first, last + 1) : null
}

/** "The owner of Driftwood Beach House": a place, or one thing by its name. */
const isNamed = (piece: Piece, index: ModelIndex): boolean =>
  namesIn(piece, index, true) ||
  piece.meanings.some(
    meaning => meaning.kind === 'value' && /\.(title|name|address|brand)$/.test(meaning.attribute),
  )

/** Whether more is said of the rows than what is wished for. */
function isNarrowedBefore(line: Line, from: number): boolean {
  const { placed, unused } = scan(line)
  return (
    placed.some(({ start, item }) => start < from && item.kind !== 'noun' && item.kind !== 'ask') ||
    unused.some(piece => line.pieces.indexOf(piece) < from && !ofPeople(piece))
  )
}
