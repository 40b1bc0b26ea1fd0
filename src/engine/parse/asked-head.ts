// "The day that took in the most", "show me the category customers spend most on": a head with a clause that ranks asks as "which
// day took in the most" does.
import { Line, type Piece } from './piece.ts'

/** The line with "which" before such a head and without the word that ties the clause to it. */
export function withAskedHead(line: Line): Line {
  const at = line.pieces.findIndex((_, place) => isHead(line, place))
  const before = line.pieces.slice(0, at)
  if (at < 0 || at > 6 || !before.every(({ soft }, place) => soft && !line.is(place, 'which'))) return line
  const ties = tiesAt(line, at + 1)
  const ranks = line.pieces.some((_, place) => place > at + 1 && isRanking(line, place))
  if (ties === null || !ranks) return line
  const head = line.pieces[at]
  if (head === undefined) return line
  const which: Piece = {
    ...head,
    text: 'which',
    plural: false,
    soft: true,
    meanings: [{ kind: 'grammar', word: 'which' }],
  }
  return new Line([...before, which, head, ...line.pieces.slice(at + 1 + ties)])
}

/** A unit of time or a kind that rows are grouped by. */
const isHead = (line: Line, at: number): boolean =>
  line.all(at, 'grain').some(({ grouping, counted }) => !grouping && !counted) ||
  (line.all(at, 'attribute').some(({ sort }) => sort === 'other') &&
    line.all(at, 'noun').length + line.all(at, 'value').length === 0)

/** How many words tie the clause to its head; none where it follows at once: "the day we made the most". */
function tiesAt(line: Line, at: number): number | null {
  const text = line.pieces[at]?.text ?? ''
  if (/^(that|which|when|where|who|in which|on which|whose)$/.test(text)) return 1
  if (/^(in|on|for|from|at|during)$/.test(text) && line.pieces[at + 1]?.text === 'which') return 2
  // "The city with the customers who spent the most": what it has does it.
  const things = line.past(at + 1)
  const hasThings =
    text === 'with' && line.pieces[things]?.plural === true && line.all(things, 'noun').length > 0
  if (hasThings && /^(that|who|which)$/.test(line.pieces[things + 1]?.text ?? '')) return things - at
  if (/^(we|i|they|you|people)$/.test(text)) return 0
  // "The payment method New Yorkers use most", "the brand customers buy most".
  const doer = line.all(at, 'value').length > 0 ? at + 1 : at
  const isDoing = line.pieces[doer]?.plural === true && line.all(doer, 'noun').some(({ weak }) => !weak)
  const isLed =
    line.pieces[at - 2]?.text === 'the' && !/^(with|by|in|for|of|,)$/.test(line.pieces[doer + 1]?.text ?? '')
  return isDoing && isLed ? 0 : null
}

const isRanking = (line: Line, at: number): boolean =>
  line.is(at, 'top', 'bottom', 'common') ||
  line.all(at, 'ranks').length > 0 ||
  line
    .all(at, 'extreme')
    .some((_, i) => i === 0 && /(est|most [a-z]+|least [a-z]+)$/.test(line.pieces[at]?.text ?? ''))
