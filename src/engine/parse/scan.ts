// Walks over the pieces from left to right; at each place the first recognizer that has something to say wins.
import type { GrammarWord } from './grammar.ts'
import { asksForHabit } from './habit.ts'
import type { Item, Placed } from './item.ts'
import { goesOnUnsaid, isObjectless, isPutOut } from './loose-ends.ts'
import { onceALine } from './once-a-line.ts'
import type { Line, Piece } from './piece.ts'
import { openingIndex } from './openings.ts'
import { isThisMatter } from './this-matter.ts'
import { isPhrasal } from './phrasal.ts'
import { recognizers } from './recognizers.ts'

export interface Scan {
  readonly placed: readonly Placed[]
  /** What nothing explained and that is more than a word between others. */
  readonly unused: readonly Piece[]
}

/** A line is asked about again and again on its way to a plan. */
export const scan = onceALine(walk)

function walk(line: Line): Scan {
  const placed: Placed[] = []
  const unused: Piece[] = []
  let at = 0
  let afterBreak = false
  let afterStop = false
  let afterAnd = false
  let afterOr = false
  while (at < line.length) {
    const isNoTerm = asksForHabit(line, at) || isThisMatter(line, at)
    const found = isNoTerm ? null : firstFound(line, at)
    if (found !== null) {
      const text = line.pieces
        .slice(at, found.end)
        .map(piece => piece.text)
        .join(' ')
      for (const item of found.items)
        placed.push({ item, start: at, end: found.end, text, afterBreak, afterStop, afterAnd, afterOr })
      afterBreak = false
      afterStop = false
      // A verb between does not part what is joined: "and have a refunded order".
      afterOr &&= found.items.every(({ kind }) => kind === 'noun' || kind === 'date')
      afterAnd &&= found.items.every(({ kind }) => kind === 'noun' || kind === 'date')
      at = found.end
      continue
    }
    const piece = line.pieces[at]
    if (line.is(at, 'comma')) afterBreak = true
    if (piece?.text === '.') afterStop = true
    if (/^(and|but|plus|\+)$/.test(piece?.text ?? '') || isBetweenColumns(line, at)) afterAnd = true
    if (line.is(at, 'or')) afterOr = true
    if (
      piece !== undefined &&
      (!isHarmless(piece) ||
        pointsAtNumber(line, at) ||
        pointsAtPart(line, at) ||
        isRateOfNothing(line, at) ||
        isSameGroup(line, at) ||
        isOpenEnd(line, at) ||
        isUncompared(line, at, placed) ||
        isPhrasal(line, at) ||
        isNoTerm ||
        goesOnUnsaid(line, at) ||
        isPutOut(line, at) ||
        isUniversal(line, at))
    )
      unused.push(piece)
    at++
  }
  return { placed, unused }
}

function firstFound(line: Line, at: number) {
  const piece = line.pieces[at]
  for (const recognize of piece === undefined ? [] : thoseOpeningAt(piece)) {
    const found = recognize(line, at)
    if (found !== null && isMeant(line, at) && averages(found.items)) continue
    if (found !== null && found.end > at && !(found.end > at + 1 && isObjectless(line, at))) return found
  }
  return null
}

const thoseOpeningAt = openingIndex(recognizers)

/** Words of the grammar that change the answer: one that found nothing to act on was not understood. */
const telling = new Set<GrammarWord>([
  'average',
  'sum',
  'median',
  'minimum',
  'maximum',
  'share',
  'top',
  'bottom',
  'common',
  'rare',
  'year over year',
  'month over month',
  'more',
  'less',
  'none',
  'not',
  'versus',
  'change',
  'which way',
  'running',
  'different',
  'order by',
  'own',
  'divided',
  'minus',
  'search',
  'descending',
  'ascending',
  'by',
  'first',
  'how often',
])

/** "What is active under that": the limit was said before, and would be lost. */
const pointsAtNumber = (line: Line, at: number) =>
  isLimitOfOther(line, at) ||
  (/^(under|over|above|below|around|than|up to)$/.test(line.pieces[at]?.text ?? '') &&
    /^(that|it|this)$/.test(line.pieces[at + 1]?.text ?? '') &&
    (line.pieces[line.past(at + 1)]?.plural !== true || line.means(line.past(at + 1), 'noun') === undefined))

/** "Under £250 a night": without what it says, homes at that very price would be shown. */
const isLimitOfOther = (line: Line, at: number) =>
  /^(under|over)$/.test(line.pieces[at]?.text ?? '') &&
  (/^[\d£€¥]/.test(line.pieces[at + 1]?.text ?? '') ||
    (!/^(the|these|those|all|our|my|a|an|last|past|next)$/.test(line.pieces[at + 1]?.text ?? '') &&
      /^\d/.test(line.pieces[at + 2]?.text ?? '')))

/** "Bookings per night": of a price it is the unit, and of nothing else. */
const isRateOfNothing = (line: Line, at: number) =>
  line.is(at, 'rate unit') && (isEarner(line, at) || !isPriced(line))

/** "How much did a night in Aspen bring in": one of many, and not all of them. */
const isEarner = (line: Line, at: number) =>
  /^(did|does|do|has|have)$/.test(line.pieces[at - 1]?.text ?? '') &&
  line.pieces.some((_, place) => place > at && line.means(place, 'measure') !== undefined)

const isPriced = (line: Line) =>
  line.pieces.some(
    (_, place) =>
      line.is(place, 'how much') ||
      line.all(place, 'extreme').length > 0 ||
      line.all(place, 'attribute').some(({ sort, unpriced }) => sort === 'number' && unpriced !== true),
  )

/** "What percent of all repeat customers is that": the part was said before this question, and would be lost. */
const pointsAtPart = (line: Line, at: number) =>
  line.pieces[at]?.text === 'that' &&
  /^(is|was|are|were)$/.test(line.pieces[at - 1]?.text ?? '') &&
  line.past(at) >= line.length &&
  line.pieces.some((_, place) => line.is(place, 'share')) &&
  !line.pieces.some((_, place) => line.is(place, 'count'))

/** "Than the others in the same city", "the same as last year's": those of each one's own, which are not all. */
const isSameGroup = (line: Line, at: number) =>
  line.pieces[at]?.text === 'same' &&
  (line.pieces[at + 1]?.text === 'as' ||
    line.all(at + 1, 'attribute').some(({ sort }) => sort === 'other') ||
    /^(days|dates|weeks|months|stretch|span)$/.test(line.pieces[at + 1]?.text ?? ''))

/** "4 beds up in total": a number that may have no upper end. */
const isOpenEnd = (line: Line, at: number) =>
  line.pieces[at]?.text === 'up' &&
  line.means(at - 2, 'amount')?.amount.kind === 'exact' &&
  line.all(at - 1, 'unit').length > 0 &&
  !/^(for|in|at|on|to|north|here|there)$/.test(line.pieces[at + 1]?.text ?? '')

/** "Which areas sell quicker than Old Town": what it is held against would be lost. */
const isUncompared = (line: Line, at: number, placed: readonly Placed[]) =>
  line.pieces[at]?.text === 'than' &&
  !placed.some(
    ({ item: { kind } }) => kind === 'period against period' || kind === 'having' || kind === 'between',
  )

/** "Guests with 7+ stays - name, how many": a column beside the names, as with "and". */
const isBetweenColumns = (line: Line, at: number) =>
  line.is(at, 'comma') && /^names?$/.test(line.pieces[at - 1]?.text ?? '') && line.is(at + 1, 'count')

/** "Lost, I mean gave back": nothing is averaged. */
const isMeant = (line: Line, at: number) =>
  line.pieces[at]?.text === 'mean' && /^(i|you)$/.test(line.pieces[at - 1]?.text ?? '')

const averages = (items: readonly Item[]) => /"(avg|average|averaged)"/.test(JSON.stringify(items))

/** "Brands where everything is in stock": all of them, and not only those that are. */
const isUniversal = (line: Line, at: number) =>
  (/^(everything|everyone|all)$/.test(line.pieces[at]?.text ?? '') &&
    /^(where|whose|for which)$/.test(line.pieces[at - 1]?.text ?? '')) ||
  // "Customers whose orders were all cancelled".
  (line.pieces[at]?.text === 'all' &&
    /^(are|were|is|was|got|been)$/.test(line.pieces[at - 1]?.text ?? '') &&
    line.pieces.slice(0, at).some(({ text }) => text === 'whose'))

const isHarmless = (piece: Piece) => {
  const words = piece.meanings.flatMap(meaning => (meaning.kind === 'grammar' ? [meaning.word] : []))
  return piece.soft || (words.length > 0 && !words.some(word => telling.has(word)))
}
