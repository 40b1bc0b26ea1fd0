// Words that say how a quantity is meant wherever they stand: "on average", "in total", "the amount", "in each".
import { keyAt } from '#engine/parse/recognize/groups/key.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { areNamed, isNumberOfThings, isTotalBehind, isTotalOfKind } from './total-of-things.ts'
import { datesAt, yearsAt } from '#engine/parse/recognize/groups/units-of-time.ts'

export const onAverage: Recognizer = (line, at) =>
  /^(on average|in average|on avg|averaged|typically|usually|normally|generally)$/.test(
    line.pieces[at]?.text ?? '',
  )
    ? { end: at + 1, items: [{ kind: 'averaged' }] }
    : null

/** "LTV by state, avg": behind what it is said of. */
export const averagedBehind = opensWith({ texts: 'avg | average | mean' })((line, at) =>
  at > 0 &&
  /^(avg|average|mean)$/.test(line.pieces[at]?.text ?? '') &&
  line.pieces[at - 1]?.text !== 'i' &&
  (at + 1 >= line.length || line.is(at + 1, 'comma', 'descending', 'ascending') || isOfNumberBefore(line, at))
    ? { end: at + 1, items: [{ kind: 'averaged' }] }
    : null,
)

/** "Price per square foot of sold homes? Average by quarter": of the one number that is named before. */
function isOfNumberBefore(line: Line, at: number): boolean {
  const isBreak = line.is(at - 1, 'comma') || /^[?.]$/.test(line.pieces[at - 1]?.text ?? '')
  const isSplit = line.is(at + 1, 'by') || line.means(at + 1, 'grain') !== undefined
  const numbers = line.pieces.slice(0, at).filter((_, place) => numbersAt(line, place).length > 0)
  return isBreak && isSplit && numbers.length === 1
}

export const inTotal = opensWith({ words: ['in total'] })((line, at) =>
  line.is(at, 'in total') ? { end: at + 1, items: [{ kind: 'in total' }] } : null,
)

/** "For what total", "name and amount": a word for money that has no name of its own. */
export const total = opensWith({
  words: ['how much', 'how much money'],
  texts: `value | values | worth | what | how much | $ | dollar | dollars | usd | total | totals |
    in total | altogether | overall | amount | amounts | total amount | total amounts`,
})((line, at) => {
  const text = line.pieces[at]?.text ?? ''
  // "The combined value of the pending bookings" is their money; a bare "value" is any.
  const isValue =
    /^(values?|worth)$/.test(text) && (line.is(at - 1, 'in total', 'sum') || areNamed(line, at - 1))
  const price = priceOfThem(line, at)
  if (price !== null) {
    const each = `${line.pieces[at - 1]?.text} ${text}`.startsWith('for how m') ? {} : { each: true as const }
    return { end: price, items: [{ kind: 'total', ...each }] }
  }
  if (isSign(line, at)) return { end: at + 1, items: [{ kind: 'ask', how: 'how much' }] }
  if (isSignOfSum(line, at)) return { end: at + 1, items: [] }
  if (text === '$') return { end: at + 1, items: [{ kind: 'total' }] }
  if (isSumAgain(line, at)) return { end: at + 1, items: [] }
  if (isNumberOfThings(line, at) || isTotalBehind(line, at))
    return { end: at + 1, items: [{ kind: 'in total' }] }
  if (isTotalOfKind(line, at)) return { end: at + 1, items: [{ kind: 'ask', how: 'count' }] }
  if (!/^(total|totals|amounts?|total amounts?)$/.test(text) && !isValue) return null
  return { end: at + 1, items: [{ kind: 'total' }] }
})

/** "Pending reservations total value": the money of many is a sum. */
export const moneyOfMany = opensWith({ kinds: ['attribute'] })((line, at) => {
  const attributes = line.all(at, 'attribute').filter(({ sort }) => sort === 'number')
  const text = line.pieces[at]?.text ?? ''
  const areMany = /^\w+[^s]s (total|value|amount)( amount| value)?$/.test(text)
  // "Reservation value, total $".
  const behind = line.is(at + 1, 'comma') ? at + 2 : at + 1
  const isSum = line.is(behind, 'sum') && line.past(behind + 1) >= line.length
  if (attributes.length === 0 || line.all(at, 'measure').length > 0 || !(areMany || isSum)) return null
  const isAgain = isSum || /^(total|totals|values?|amounts?|worth)$/.test(line.pieces[at + 1]?.text ?? '')
  const again = isSum ? behind + 1 : isAgain ? at + 2 : at + 1
  const ids = attributes.map(({ attribute }) => attribute)
  return {
    end: again,
    items: [
      {
        kind: 'quantity',
        weak: false,
        quantity: { kind: 'aggregate', fn: 'sum', attributes: ids, adds: !isSum },
      },
    ],
  }
})

/** "Units sold last year, total": a sum that is named before. */
const isSumAgain = (line: Line, at: number): boolean =>
  /^(total|in total|altogether|overall)$/.test(line.pieces[at]?.text ?? '') &&
  line.is(at - 1, 'comma') &&
  line.past(at + 1) >= line.length &&
  line.pieces.slice(0, at).some((_, place) => line.all(place, 'measure').length > 0) &&
  !line.pieces.some((_, place) => place < at && line.is(place, 'average', 'median', 'share', 'by'))

/** "Refunds $ in October", "cancelled $ by month": their money, not a list of them. */
const isSign = (line: Line, at: number): boolean =>
  /^(\$|dollars?|usd)$/.test(line.pieces[at]?.text ?? '') &&
  (line.all(at - 1, 'noun').some(({ weak }) => !weak) ||
    line.all(at - 1, 'value').some(({ attribute }) => attribute.endsWith('.status')))

/** "Revenue $", "total $", "ask $": the sign of what is money already. */
const isSignOfSum = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === '$' &&
  (line.all(at - 1, 'measure').length > 0 ||
    line.all(at - 1, 'attribute').some(({ sort, unpriced }) => sort === 'number' && unpriced !== true) ||
    [at - 1, at + 1].some(place => line.is(place, 'sum', 'in total')) ||
    line.all(at + 1, 'measure').length > 0 ||
    /^(amount|value)$/.test(line.pieces[at - 1]?.text ?? ''))

/** "… and for how much in total", "and how much they go for a night": the money of what is named before. */
function priceOfThem(line: Line, at: number): number | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const named = line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'noun').length > 0 || line.all(place, 'value').length > 0)
  if (!named) return null
  if (line.is(at, 'how much', 'how much money') && text(at - 1) === 'for')
    return line.is(at + 1, 'in total') ? at + 2 : at + 1
  const owner = /^(they|it|each|one|he|she|those|these)$/
  const who = /^(do|does|did|would)$/.test(text(at + 1)) ? at + 2 : at + 1
  const verb = owner.test(text(who)) ? (text(who + 1) === 'one' ? who + 2 : who + 1) : -1
  if (!/^(what|how much)$/.test(text(at))) return null
  // "Bookings with guest, nights and what they pay".
  const isColumn =
    who === at + 1 &&
    line.is(at - 1, 'and', 'comma') &&
    /^(pay|paid|pays|owe|owed|cost|costs)$/.test(text(verb))
  if (isColumn && line.past(verb + 1) >= line.length) return verb + 1
  return !line.is(verb, 'how much') ? null : line.is(verb + 1, 'rate unit') ? verb + 2 : verb + 1
}

/** "How many in each": the group is named elsewhere. */
export const each = opensWith({ words: ['by'] })((line, at) => {
  if (!line.is(at, 'by') || !/\b(each|every)\b/.test(line.pieces[at]?.text ?? '')) return null
  if (keyAt(line, line.past(at + 1)) !== null) return null
  // "In each of the last 4 quarters": the unit is named in the period. "For each of them in the last 90 days" is of no days.
  const next = line.past(at + 1)
  const [, unit] =
    /^(?!(?:in|during|over|for|within|across) ).*\b(day|week|month|quarter|year)s$/.exec(
      line.pieces[next]?.text ?? '',
    ) ?? []
  const grain = (['day', 'week', 'month', 'quarter', 'year'] as const).find(one => one === unit)
  if (grain !== undefined && line.means(next, 'period') !== undefined)
    return { end: at + 1, items: [{ kind: 'key', key: { kind: 'grain', grain } }] }
  // "How many in each group": of the groups that are told elsewhere.
  const isGroup = /^(group|bucket|band|bracket|range|tier|bin|pile|class|herd|camp|one)$/.test(
    line.pieces[at + 1]?.text ?? '',
  )
  return { end: isGroup ? at + 2 : at + 1, items: [{ kind: 'ask', how: 'each' }] }
})

/** "… and how large was it", "and what is that percent": what is ranked is shown anyway. */
export const againOfIt: Recognizer = (line, at) => {
  if (!/^(how|what)/.test(line.pieces[at]?.text ?? '')) return null
  const same = functionAgain(line, at)
  const words = line.pieces
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ')
  const found =
    /^(how (big|large|high|much|long|old|low|expensive|many (days|nights))|what) (was|is|were|are) (it|that|they|those|this)/.exec(
      words,
    )
  const ranked = line.pieces
    .slice(0, at)
    .filter(
      (_, place) =>
        line.is(place, 'top', 'bottom') ||
        line.all(place, 'extreme').length > 0 ||
        line.all(place, 'ranks').length > 0,
    )
  if (same !== null && ranked.length > 0) return { end: same, items: [] }
  if (found === null || ranked.length === 0 || at === 0) return null
  // "Earned the least, and how many nights was it booked": how long is a number of its own, unless it is what they are ranked by.
  const asksLength = /^how (long|many|old)/.test(words)
  if (asksLength && !ranked.some(({ text }) => /\b(long|short|old|new|young|fast|slow|quick)/.test(text)))
    return null
  const end = at + found[0].split(' ').length
  const isRest = /^(called|in total|altogether|exactly|then|again)$/.test(line.pieces[end]?.text ?? '')
  return { end: Math.min(line.length, isRest ? end + 1 : end), items: [] }
}

/** "… and what is the average": of what is averaged before. */
function functionAgain(line: Line, at: number): number | null {
  const text = line.pieces
    .slice(at, at + 3)
    .map(one => one.text)
    .join(' ')
  const last = at + 3
  const ends = line.past(last + 1) >= line.length || line.is(last + 1, 'comma')
  const said = (['average', 'median', 'sum'] as const).some(
    word => line.is(last, word) && line.pieces.slice(0, at).some((_, place) => line.is(place, word)),
  )
  return /^what (is|was) (the|that|its)$/.test(text) && said && ends ? last + 1 : null
}

/** "With guest name and date". */
export const itsDate = opensWith({ texts: 'date | dates | when' })(
  (line, at) =>
    whenDone(line, at) ??
    (/^(date|dates|when)$/.test(line.pieces[at]?.text ?? '') && line.pieces[at]?.meanings.length === 0
      ? { end: at + 1, items: [{ kind: 'its date' }] }
      : null),
)

/** "… and when do they leave", "and when was it built": the date of that verb, and no other. */
function whenDone(line: Line, at: number): Found | null {
  const place = line.past(at + 1)
  const attributes = [...datesAt(line, place), ...yearsAt(line, place)]
  const isBeside = line.pieces[at]?.text === 'when' && line.is(at - 1, 'and', 'comma')
  if (attributes.length === 0 || !isBeside || line.means(line.past(place + 1), 'period') !== undefined)
    return null
  return { end: place + 1, items: [{ kind: 'attribute', attributes, plural: false, text: 'when' }] }
}

/** "Name and total spent": one of several columns. */
export const names = opensWith({ texts: 'name | names | full' })((line, at) => {
  const place = line.pieces[at]?.text === 'full' ? at + 1 : at
  const piece = line.pieces[place]
  if (piece === undefined || !/^names?$/.test(piece.text) || piece.meanings.length > 0) return null
  const isJoint = (beside: number) =>
    line.is(beside, 'comma') || /^(and|plus|with|&|\+)$/.test(line.pieces[beside]?.text ?? '')
  return isJoint(at - 1) || isJoint(place + 1) ? { end: place + 1, items: [{ kind: 'names' }] } : null
})

/** "Both prices: ask and sold" names them itself. */
const isPair = (line: Line, at: number) =>
  line.is(at, 'comma') && numbersAt(line, line.past(at + 1)).length > 0

/** "Show both numbers": what is compared is shown anyway. */
export const bothNumbers = opensWith({ words: ['both'] })((line, at) => {
  const isWord = /^(numbers|averages|counts|values|amounts|figures|totals|rates|years|sides|ones|#)$/
  const next = line.is(at, 'both') ? at + 1 : at
  const compared = numbersAt(line, next)
  if (next > at && compared.length > 0 && line.pieces[next]?.plural === true && !isPair(line, next + 1))
    return { end: next + 1, items: [{ kind: 'both', attributes: compared }] }
  if (next === at || !isWord.test(line.pieces[next]?.text ?? '')) return null
  return { end: next + 1, items: [] }
})
