// Words that say what is wanted of the rest: a share, a trend, a comparison, a running total.
import { partFirst } from './part-first.ts'
import { changeBetween } from '#engine/parse/recognize/comparisons/period-less-period.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isMuchThere } from './much-there.ts'
import { isPartOfAll } from './part-of-all.ts'
import { isMoney } from './amount-of.ts'
import {
  besideEnd,
  isNumberAfterNames,
  isNumberAgain,
  isNumberBeside,
  isNumberWord,
} from '#engine/parse/recognize/columns/number-beside.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { datesAt } from '#engine/parse/recognize/groups/units-of-time.ts'
import { verbOf } from './verb-of.ts'
import { isSetApart } from './set-apart.ts'
import { isThan } from '#engine/parse/recognize/comparisons/compared.ts'
import { isSided } from '#engine/parse/recognize/comparisons/two-sides.ts'

const one = (end: number, item: Item) => ({ end, items: [item] })

export const asks = opensWith({
  words: [
    'count',
    'how much',
    'how much money',
    'share',
    'trend',
    'compare',
    'different',
    'which',
    'versus',
    'minus',
    'running',
  ],
  texts: `number | numbers | count | counts | nr | a number | headcount | tally | # | anyone | anybody |
    over | what | next to | beside | alongside | everything | everywhere | everyone | rest | other |
    others | all other | all others | the rest | the others`,
})((line, at) => {
  // "Count" in a list of columns adds one; "how many" behind a ranking asks for what is already there.
  const bare = /^(count|#|countifs?)$/.test(line.pieces[at]?.text ?? '')
  // "One number" says how the answer should look.
  const isShape = /^(one|single)$/.test(line.pieces[at - 1]?.text ?? '')
  // "Guests with 7 bookings or more, with the number": that of each of them is shown anyway.
  if ([isNumberBeside, isNumberAfterNames, isNumberAgain].some(is => is(line, at)))
    return { end: at + 1, items: [] }
  if (!isShape && (isNumberAlone(line, at) || isNumberOf(line, at) || isNumberAnd(line, at)))
    return one(at + 1, { kind: 'ask', bare: true, how: 'count' })
  if (line.is(at, 'count') && isMoney(line, at)) return one(at + 1, { kind: 'total' })
  if (line.is(at, 'count')) return one(at + 1, { kind: 'ask', bare, how: 'count' })
  // "How much of them": a number of things that are named already.
  if (line.is(at, 'how much') && /^(of )?(them|those)$/.test(textFrom(line, at + 1)))
    return one(at + 1, { kind: 'ask', how: 'count' })
  if (line.is(at, 'how much') && isMuchThere(line, at)) return one(at + 1, { kind: 'ask', how: 'count' })
  if (line.is(at, 'how much money')) return one(at + 1, { kind: 'ask', how: 'money' })
  if (line.is(at, 'how much') && isPartOfAll(line, at)) return one(at + 1, { kind: 'ask', how: 'share' })
  if (line.is(at, 'how much')) return one(at + 1, { kind: 'ask', how: 'how much' })
  if (line.is(at, 'share'))
    return one(at + 1, { kind: 'ask', how: 'share', ...verbOf(line, at), ...partFirst(line, at) })
  if (line.is(at, 'trend')) return one(at + 1, { kind: 'ask', how: 'trend' })
  if (line.is(at, 'compare')) return one(at + 1, { kind: 'ask', how: 'compare' })
  if (line.is(at, 'different')) return one(at + 1, { kind: 'ask', how: 'distinct' })
  // "Anyone arriving tomorrow?"
  const isAnyone = /^(anyone|anybody)$/.test(line.pieces[at]?.text ?? '') && datesAt(line, at + 1).length > 0
  if (isAnyone) return one(at + 1, { kind: 'ask', how: 'which' })
  if (asksForMoney(line, at)) return one(at + 1, { kind: 'ask', how: 'how much' })
  if (line.is(at, 'which') && /^(which|what)$/.test(line.pieces[at]?.text ?? '') && isOne(line, at + 1))
    return one(at + 2, { kind: 'ask', how: 'which', one: true })
  // "Which of them is the cheapest", "homes in Aspen: which is the cheapest": the verb says that it is one.
  if (line.is(at, 'which') && isOneOfThem(line, at))
    return one(at + 1, { kind: 'ask', how: 'which', one: true })
  if (line.is(at, 'which'))
    return one(at + 1, { kind: 'ask', how: 'which', ...relative(line, at), ...whoAlone(line, at) })
  // "With the revenue beside it": a column, and nothing is compared.
  const beside = besideEnd(line, at)
  if (beside !== null) return { end: beside, items: [] }
  // "How many are for sale compared with how many are under contract": the second asks for the same.
  const isAgain =
    line.is(at + 1, 'count') && line.pieces.slice(0, at).some((_, place) => line.is(place, 'count'))
  if (line.is(at, 'versus', 'minus') || isOverTime(line, at))
    return {
      end: isAgain ? line.past(at + 2) : at + 1,
      items: [{ kind: 'versus' }, ...changeBetween(line, at)],
    }
  if (isRest(line, at)) return one(restEnd(line, at), { kind: 'rest' })
  if (line.is(at, 'running')) return one(at + 1, { kind: 'running' })
  return null
})

/** "Last month over the month before": one time held against another. */
const isOverTime = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'over' &&
  line.means(at - 1, 'period') !== undefined &&
  line.means(at + 1, 'shift') !== undefined

/** "Number sold and average price": what became of them is counted. */
const isNumberOf = (line: Line, at: number): boolean =>
  /^(number|count|#)$/.test(line.pieces[at]?.text ?? '') &&
  (at === 0 || line.is(at - 1, 'comma', 'and') || line.is(at - 2, 'by')) &&
  line.all(at + 1, 'value').length > 0 &&
  (at + 2 >= line.length ||
    line.is(at + 2, 'comma', 'and', 'by') ||
    line.means(at + 2, 'period') !== undefined)

const isOneOfThem = (line: Line, at: number): boolean => {
  const said = line.pieces
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ')
  return (
    /^which (of (the )?(them|those|these|ones|others) (is|has|was|had|costs|sold|earned|made|got)|(is|was) (the )?(most|least|best|worst|\w{3,}est))\b/.test(
      said,
    ) ||
    // "Among states with 40 customers, which has the highest": behind a pause, and of no things that stand right before it.
    (isPause(line, at - 1) && (oneDoes.test(said) || (isAmong(line) && oneDid.test(said))))
  )
}

const oneDoes = /^(which|what) (is|was|has|had|does|costs|gets|sells|earns|makes|brings)\b/
const oneDid =
  /^which (sold|earned|made|got|took|brought|saw|generated|received|grew)( in)? the (most|least|fewest|\w{3,}est)\b/
/** "Among the categories, which sold the most". */
const isAmong = ({ pieces }: Line): boolean =>
  /^(among|amongst|of|out of|between)$/.test(pieces.find(({ text }) => text !== 'and')?.text ?? '')

const isPause = (line: Line, at: number): boolean =>
  line.is(at, 'comma') || /^[:;.-]$/.test(line.pieces[at]?.text ?? '')

/** "Which one", "which single state". */
const isOne = (line: Line, at: number) => /^(one|single)$/.test(line.pieces[at]?.text ?? '')

/** "Customers who ordered once", "homes where nobody stayed": the things stand just before; "only where …" narrows them. */
const relative = (line: Line, at: number): { relative?: true } =>
  /^(who|whose|where|which)$/.test(line.pieces[at]?.text ?? '') &&
  (line.all(at - 1, 'noun').length > 0 || line.is(at - 1, 'only') || isBehindPlace(line, at))
    ? { relative: true }
    : {}

/** "Revenue from customers in Texas who paid with PayPal": where they live stands between. */
const isBehindPlace = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'who' &&
  line.all(at - 1, 'value').length > 0 &&
  /^(in|from|of)$/.test(line.pieces[at - 2]?.text ?? '') &&
  line.all(at - 3, 'noun').some(({ weak }) => !weak) &&
  line.pieces[at - 3]?.plural === true

/** "Who spent the most" asks for one; "who are our biggest spenders" for several. */
const whoAlone = (line: Line, at: number): { one?: true } =>
  line.pieces[at]?.text === 'who' &&
  line.all(at - 1, 'noun').length === 0 &&
  !isBehindPlace(line, at) &&
  !/^(are|were|have|do|re|all)$/.test(line.pieces[at + 1]?.text ?? '')
    ? { one: true }
    : {}

/** "What did customers in Chicago spend": an amount of money, whoever spent it. */
const asksForMoney = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'what' &&
  /^(did|do|does|have|has|had)$/.test(line.pieces[at + 1]?.text ?? '') &&
  line.pieces.some(
    ({ text }, place) => place > at && line.all(place, 'measure').length > 0 && money.test(text),
  )

const money =
  /^(spend|spent|pay|paid|earn|earned|make|made|gross|grossed|net|netted|(bring|brought|take|taken|took|pull|pulled|rake|raked) in|generated?)$/

const textFrom = (line: Line, at: number) =>
  line.pieces
    .slice(at, at + 2)
    .map(({ text }) => text)
    .join(' ')

/** "Upcoming bookings, number please", "Counts.": set apart from the rest, a number is the whole wish. */
const isNumberAlone = (line: Line, at: number): boolean => isNumberWord(line, at) && isSetApart(line, at)

/** "Give me the number and the average price for each": the first of two. */
function isNumberAnd(line: Line, at: number): boolean {
  const next = line.past(at + 1)
  const joint = line.pieces.slice(at + 1, next + 1).some((_, step) => line.is(at + 1 + step, 'and'))
  return (
    /^(number|count)$/.test(line.pieces[at]?.text ?? '') &&
    joint &&
    (line.is(next, 'average', 'median', 'sum') || line.all(next, 'measure').length > 0)
  )
}

/** "The median this year, and what was it last year": the same for another time. */
export const itAgain = opensWith({ words: ['count', 'how much'], texts: 'what | how | how much' })((
  line,
  at,
) => {
  const words = [0, 1, 2].map(step => line.pieces[at + step]?.text ?? '').join(' ')
  const isTime = (place: number) =>
    line.means(place, 'period') !== undefined || line.means(place, 'shift') !== undefined
  const before = line.pieces.slice(0, at).some((_, place) => isTime(place))
  // "How many this year and how many last year", "what did we sell in 2024 and what in 2025".
  const isAsked = line.is(at, 'count', 'how much') || line.pieces[at]?.text === 'what'
  const time = line.past(at + 1)
  const isAgain = line.is(at - 1, 'and') && isAsked && isTime(time)
  const next = line.pieces[line.past(time + 1)]
  const isLast = next === undefined || next.sentence !== line.pieces[at]?.sentence
  if (before && isAgain && isLast) return one(at + 1, { kind: 'ask', how: 'compare' })
  if (!/^(what|how much) (was|were|is|are) (it|that|they)$/.test(words) || !before) return null
  const then = line.past(at + 3)
  return isTime(then) ? one(then, { kind: 'ask', how: 'compare' }) : null
})

/** "Vs everything else", "against the rest". */
function isRest(line: Line, at: number): boolean {
  if (
    !/^(everything|everywhere|everyone|rest|others?|all others?|the rest|the others)$/.test(
      line.pieces[at]?.text ?? '',
    )
  )
    return false
  let before = at - 1
  while (line.pieces[before]?.soft === true || line.is(before, 'all')) before--
  return line.is(before, 'versus') || (isThan(line, before) && isSided(line, before))
}

/** "All other days", "the other cities": what the rest are is told by the side that is named. */
function restEnd(line: Line, at: number): number {
  if (line.pieces[at + 1]?.text === 'else') return at + 2
  const isOther = /\bother$/.test(line.pieces[at]?.text ?? '')
  // "Weekends against all other days".
  const isUnit =
    line.pieces[at + 1]?.text === 'days' &&
    line.pieces.some((_, place) => place < at && line.means(place, 'weekdays') !== undefined)
  return isOther && (isUnit || line.all(at + 1, 'attribute').length > 0) ? at + 2 : at + 1
}
