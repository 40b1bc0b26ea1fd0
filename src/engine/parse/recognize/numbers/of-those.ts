// "How many leads, and how many of those were renting": a number of its own among what is counted already.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const ofThose = opensWith({ words: ['count', 'how much', 'share'] })((line, at) => {
  if (isPart(line, at)) return { end: at + 1, items: [{ kind: 'of those', how: 'count' }] }
  const how = line.is(at, 'count', 'how much') ? 'count' : line.is(at, 'share') ? 'share' : null
  if (how === null || !isNamedBefore(line, at)) return null
  const of = line.pieces[at + 1]?.text === 'of' ? at + 2 : at + 1
  const pointer = /^(those|them|these|which|that)$/.test(line.pieces[of]?.text ?? '')
  const says = of > at + 1 || /\bof$/.test(line.pieces[at]?.text ?? '')
  if (line.is(at, 'how much') && !/^(those|them|these)$/.test(line.pieces[of]?.text ?? '')) return null
  // "Visitors who left no message, how many of them": nothing more is said of them.
  if (pointer && says && how === 'count' && line.past(of + 1) >= line.length)
    return { end: line.length, items: [{ kind: 'ask', how: 'count', bare: true }] }
  return pointer && says ? { end: of + 1, items: [{ kind: 'of those', how }] } : null
})

const isNamedBefore = (line: Line, at: number) =>
  line.pieces
    .slice(0, at)
    .some(
      (_, place) =>
        line.all(place, 'noun').some(({ weak }) => !weak) || line.all(place, 'measure').length > 0,
    ) || isCountedBefore(line, at)

/** "What is for sale by bedrooms, how many there are and how many of them …": told by their state, and counted already. */
const isCountedBefore = (line: Line, at: number) =>
  line.pieces.slice(0, at).some((_, place) => line.is(place, 'count')) &&
  line.pieces.slice(0, at).some((_, place) => line.all(place, 'value').length > 0)

/** "Homes per area and how many have a pool": a part of those that are counted for each group. */
const isPart = (line: Line, at: number): boolean =>
  line.is(at, 'count') &&
  line.pieces[at - 1]?.text === 'and' &&
  (isLimitedPart(line, at) ||
    (line.means(line.past(at + 1), 'flag') !== undefined &&
      line.pieces.slice(0, at).some((_, place) => line.is(place, 'by')) &&
      isNamedBefore(line, at)) ||
    isPartOfHead(line, at))

/** "Orders by month and how many over $200": the limit is that of the part, or all of them would be lost. */
function isLimitedPart(line: Line, at: number): boolean {
  const before = line.pieces.slice(0, at)
  const isGrouped = before.some((_, place) => line.is(place, 'by'))
  const isCounted = isGrouped ? isNamedBefore(line, at) : isHead(line)
  if (line.pieces[at]?.text !== 'how many' || !isCounted) return false
  if (before.some((_, place) => line.is(place, 'which', 'count', 'average', 'sum', 'median'))) return false
  let place = at + 1
  while (place < at + 6 && isOnTheWay(line, place)) place++
  return (
    isLimit(line, place) &&
    line.length - place <= 3 &&
    !line.pieces.slice(place + 1).some((_, step) => line.is(place + 1 + step, 'and', 'comma', 'or', 'by'))
  )
}

/** "Over 1m", "above asking", "built before 1990". */
const isLimit = (line: Line, at: number): boolean =>
  line.means(at, 'amount')?.amount.kind === 'bound' ||
  line.all(at, 'segment').length > 0 ||
  (line.all(at, 'attribute').some(({ sort }) => sort === 'year') &&
    line.means(at + 1, 'period') !== undefined)

/** "… and how many have been on the market over 90 days". */
const isOnTheWay = (line: Line, at: number): boolean =>
  line.pieces[at]?.soft === true ||
  /^(were|was|are|is|with|had|have|has|been|cost|went|sold|closed|that|them|lasted|sat|total|(have |has )?been (sitting|on the market|on market)|on the market|on market)$/.test(
    textAt(line, at),
  )

const textAt = (line: Line, at: number) => line.pieces[at]?.text ?? ''

function isHead(line: Line): boolean {
  const head = /^(the|our|all|all the)$/.test(textAt(line, 0)) ? 1 : 0
  return line.pieces[head]?.plural === true && line.all(head, 'noun').some(({ weak }) => !weak)
}

/** "Orders last week, and how many were cancelled": the things at the head are counted as well. */
function isPartOfHead(line: Line, at: number): boolean {
  const place = line.past(at + 1)
  const isSaid =
    line.means(place, 'flag') !== undefined ||
    line.all(place, 'value').length > 0 ||
    line.all(place, 'segment').length > 0
  const isVerb = /^(is|are|was|were|have|has|had|got|came|want|left|sent|wrote)\b/.test(
    line.pieces
      .slice(at + 1, place + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  return (
    /^how many$/.test(line.pieces[at]?.text ?? '') &&
    isSaid &&
    isVerb &&
    line.past(place + 1) >= line.length &&
    isHead(line)
  )
}
