// "our first booking", "the most recent sale", "the next arrival", "when did Kestrel last sell something": a place in time.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { wholeNumber } from './number-of-rows.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

type Rank = Extract<Item, { kind: 'rank' }>
type Edge = Extract<Item, { kind: 'in time' }>['edge']

const words: Readonly<Record<string, Edge>> = {
  first: 'first',
  earliest: 'first',
  last: 'last',
  next: 'next',
  soonest: 'next',
}

export const firstAndLast = opensWith({
  kinds: ['edge', 'amount'],
  texts: 'very | first | earliest | last | next | soonest',
})((line, at) => {
  const ranked = firstIn(line, at)
  if (ranked !== null) return ranked
  // "The five most recent orders".
  const before = wholeNumber(line, at)
  const start = before !== null || /^very$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  const edge = line.means(start, 'edge') === undefined ? words[line.pieces[start]?.text ?? ''] : 'latest'
  if (edge === undefined || isOwned(line, at) || line.is(start + 1, 'comma')) return null
  const behind = wholeNumber(line, start + 1)
  if (before !== null && (behind !== null || edge === 'first')) return null
  const count = before ?? behind
  // "The first 10 products" may be any ten of them.
  if (count !== null && edge === 'first' && line.pieces[start]?.text === 'first') return null
  const end = behind === null ? start + 1 : start + 2
  const next = thingAfter(line, end)
  if (next === null) return null
  return found(end, { kind: 'in time', edge, count, ...next })
})

/** "Which city comes last in revenue", "is first in bookings": a place among others, and no time. */
function firstIn(line: Line, at: number): Found | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isMean = /^in (average|avg|mean)$/.test(text(at + 1))
  const isPlace = /^(first|last)$/.test(text(at)) && (isMean || /^(in|for|on|by)$/.test(text(at + 1)))
  if (!isPlace || !/^(is|are|was|were|comes?|came|ranks?|ranked|finishe[sd]|stands?)$/.test(text(at - 1)))
    return null
  const by = rankingAt(line, isMean ? at + 1 : line.past(at + 2))
  const high = text(at) === 'first'
  return by === null ? null : found(by.end, { kind: 'rank', implied: false, count: null, high, by: by.what })
}

function rankingAt(line: Line, at: number): { what: Rank['by']; end: number } | null {
  const computed = quantityAt(line, at)
  if (computed !== null) return { what: computed.quantity, end: computed.end }
  const attributes = numbersAt(line, at)
  const nouns = line.pieces[at]?.plural === true ? strongNouns(line, at) : []
  if (nouns.length > 0) return { what: { kind: 'count', nouns }, end: at + 1 }
  return attributes.length > 0 ? { what: { kind: 'attribute', attributes }, end: at + 1 } : null
}

const found = (end: number, item: Item): Found => ({ end, items: [item] })

/** "Their first order" is one of each. */
const isOwned = (line: Line, at: number) =>
  /^(their|his|her|its|whose|each|every|s)$/.test(line.pieces[at - 1]?.text ?? '')

/** The things, or the verb that speaks of them; what narrows them may stand between. */
function thingAfter(
  line: Line,
  from: number,
): { nouns: string[]; measures: string[]; plural: boolean } | null {
  for (let place = from; place < from + 4; place++) {
    const nouns = line.all(place, 'noun').map(({ noun }) => noun)
    const measures = line.all(place, 'measure').map(({ measure }) => measure)
    if (nouns.length > 0 || measures.length > 0)
      return { nouns, measures, plural: line.pieces[place]?.plural ?? false }
    const narrows = (['value', 'segment', 'flag'] as const).some(
      kind => line.means(place, kind) !== undefined,
    )
    if (!narrows && line.pieces[place]?.soft !== true) return null
  }
  return null
}

/** "First order date per customer", "the latest close date in each area": the first and the last day of each. */
export const edgeDate = opensWith({ texts: 'first | earliest | last | latest | most recent' })((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  const fn = /^(first|earliest)$/.test(text) ? 'min' : /^(last|latest|most recent)$/.test(text) ? 'max' : null
  const next = at + 1
  const days = line
    .all(next, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const isDate = /\bdates?$/.test(line.pieces[next]?.text ?? '')
  const isOfEach = line.pieces.some((_, place) => place !== at && line.is(place, 'by'))
  if (fn === null || days.length === 0 || !isDate || !isOfEach || line.is(next + 1, 'first')) return null
  return {
    end: next + 1,
    items: [{ kind: 'quantity', quantity: { kind: 'aggregate', fn, attributes: days }, weak: false }],
  }
})
