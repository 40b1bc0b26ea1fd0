// A number of rows that stands with the things: "the ten guests who …", "which three months", "first 15 rows".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { wholeNumber } from './number-of-rows.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

/** "The ten guests who spent the most": the number stands with the things, not with the order. */
export const numbered = opensWith({ kinds: ['amount'], words: ['first'] })((line, at) => {
  const rows = firstRows(line, at)
  if (rows !== null) return rows
  const count = wholeNumber(line, at)
  const next = line.past(at + 1)
  if (count === null || line.all(next, 'unit').length > 0 || isTwoPeople(line, at)) return null
  const limit: Item = { kind: 'limit', count }
  // "What did those same five make": as many as there were.
  if (/^(those|these|same)$/.test(line.pieces[at - 1]?.text ?? '') && isAlone(line, next))
    return { end: at + 1, items: [] }
  // "What costs on average one house": any of them.
  const isAny = count === 1 && line.pieces[next]?.plural === false && line.all(next, 'noun').length > 0
  if (isAny && line.pieces.some((_, place) => line.is(place, 'average'))) return { end: at + 1, items: [] }
  // "Make it ten": nothing else is said.
  if (line.pieces.every((piece, place) => place === at || piece.soft || line.is(place, 'only')))
    return { end: at + 1, items: [limit] }
  if (isBehind(line, at) || isMade(line, at)) return { end: at + 1, items: [limit] }
  // "Which three months had the fewest": months are the rows.
  const grain = line.means(next, 'grain')
  if (grain?.counted === true && grain.grain !== 'weekday' && isRanked(line))
    return { end: next + 1, items: [limit, { kind: 'key', key: { kind: 'grain', grain: grain.grain } }] }
  // "Which ten fetched the most": of those that are named before.
  if (line.is(at - 1, 'which') && isRanked(line) && line.all(next, 'noun').length === 0)
    return { end: at + 1, items: [limit] }
  // "The three lake houses that earned the most": things that are named by their kind.
  const areOfKind =
    line.all(next, 'value').length > 0 &&
    (line.pieces[next]?.plural === true || line.all(next + 1, 'noun').some(({ weak }) => !weak))
  const counts =
    areVaguelyNamed(line, at, next) ||
    (areOfKind && isRanked(line)) ||
    line.all(next, 'noun').some(({ weak }) => !weak) ||
    line.all(next, 'attribute').some(({ sort }) => sort === 'other')
  return counts ? { end: at + 1, items: [limit] } : null
})

/** "What three things move the most units", "the five people worth the most to us"; a home "for three people" is no ranking of them. */
const areVaguelyNamed = (line: Line, at: number, next: number): boolean =>
  /^(which|what|the|our|my)$/.test(line.pieces[at - 1]?.text ?? '') &&
  line.pieces[next]?.plural === true &&
  line.all(next, 'noun').some(({ weak }) => weak) &&
  (isRanked(line) || line.pieces.some((_, place) => line.all(place, 'extreme').length > 0))

/** "A couple here, they need a pool": somebody, and no number of pools. */
const isTwoPeople = (line: Line, at: number): boolean =>
  /\bcouple$/.test(line.pieces[at]?.text ?? '') &&
  /^(here|who|whose|that|they|is|are|was|wants?|wanted|needs?|needed|would|looking|asking|searching|hunting|wondering|moving|relocating|coming|came)\b/.test(
    line.pieces[at + 1]?.text ?? '',
  )

/** A verb, a time or nothing behind it: it counts no things that are named. */
const isAlone = (line: Line, at: number): boolean =>
  at >= line.length || line.means(at, 'period') !== undefined || line.all(at, 'measure').length > 0

/** "Make it ten and for this year". */
const isMade = (line: Line, at: number): boolean => {
  const said = line.pieces.slice(Math.max(0, at - 2), at).map(({ text }) => text)
  let next = at + 1
  while (line.is(next, 'and', 'comma') || line.pieces[next]?.soft === true) next++
  return /\bmake (it|that)$/.test(said.join(' ')) && line.means(next, 'period') !== undefined
}

/** "… with the most reviews, show 5": how many of those that are ranked before. */
function isBehind(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  let first = at
  while (
    /^(list|show|give|get|me|us|just|only|the|first|top|max|maximum|limit|to|please)$/.test(text(first - 1))
  )
    first--
  return (
    first < at &&
    line.is(first - 1, 'comma') &&
    line.past(at + 1) >= line.length &&
    line.pieces.some(
      (_, place) =>
        place < first &&
        (line.is(place, 'top', 'bottom', 'by') ||
          line.all(place, 'ranks').length > 0 ||
          line.all(place, 'extreme').length > 0),
    )
  )
}

/** "First 15 rows", "10 rows". */
function firstRows(line: Line, at: number): Found | null {
  const start = line.is(at, 'first') ? at + 1 : at
  const count = wholeNumber(line, start)
  if (count === null) return null
  const named = /^(rows?|records?|results?|entries)$/.test(line.pieces[start + 1]?.text ?? '')
  if (!named && start === at) return null
  return { end: named ? start + 2 : start + 1, items: [{ kind: 'limit', count }] }
}

const isRanked = (line: Line) =>
  line.pieces.some((_, place) => line.is(place, 'top', 'bottom') || line.all(place, 'ranks').length > 0)
