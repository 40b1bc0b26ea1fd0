// A length of time as a number of days: "over a month" is more than 30.
import type { ConditionRef, Item } from '#engine/parse/item.ts'
import type { Amount, AmountUnit, Line } from '#engine/parse/piece.ts'
import { numbersAt } from './numbers-at.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

export const daysIn = { day: 1, week: 7, month: 30, quarter: 91, year: 365, weekday: 1 } as const

export function scaled(amount: Amount, by: number): Amount {
  switch (amount.kind) {
    case 'exact':
      return { kind: 'exact', values: amount.values.map(value => value * by) }
    case 'range':
      return { ...amount, from: amount.from * by, to: amount.to * by }
    default:
      return { ...amount, value: amount.value * by }
  }
}

export const condition = (attributes: readonly string[], amount: Amount, unit: AmountUnit): Item => ({
  kind: 'condition',
  condition: { kind: 'amount', attributes, amount, unit, not: false } satisfies ConditionRef,
})

export const isLimit = (amount: Amount) => amount.kind !== 'exact'

/** "For more than 90 days", "over a month": a length of time is a number of days. */
export function lengthOfTime(line: Line, at: number, amount: Amount): Found | null {
  const grain = line.means(at + 1, 'grain')
  if (grain?.counted !== true || !isLimit(amount)) return null
  const place = namedAt(line, pastOrLess(line, at + 2))
  return {
    end: place === null ? at + 2 : place + 1,
    items: [
      condition(place === null ? [] : numbersAt(line, place), scaled(amount, daysIn[grain.grain]), 'days'),
    ],
  }
}

/** "7 days or less before arrival": the limit has taken its words already. */
const pastOrLess = (line: Line, at: number): number =>
  line.pieces[at]?.text === 'or' && /^(less|more|fewer|longer)$/.test(line.pieces[at + 1]?.text ?? '')
    ? at + 2
    : at

/** "Less than two weeks before arrival", "14 days or less on the market": what has that length is named behind it. */
function namedAt(line: Line, at: number): number | null {
  if (/^(before|ahead|in advance|prior)\b/.test(line.pieces[at]?.text ?? ''))
    return numbersAt(line, at).length > 0 ? at : null
  const behind = line.past(at)
  const isOn = /^on\b/.test(line.pieces[behind]?.text ?? '')
  return isOn && numbersAt(line, behind).length > 0 ? behind : null
}

/** "A week or longer", "a month or less": one unit is a number too. */
export const oneUnit: Recognizer = (line, at) => {
  const found = oneUnitAt(line, at)
  return found === null ? null : { end: found.end, items: [condition([], found.amount, 'days')] }
}

export function oneUnitAt(line: Line, at: number): { amount: Amount; end: number } | null {
  const grain = line.means(at, 'grain')
  const way = line.pieces[at + 2]?.text ?? ''
  if (grain === undefined || !/^(a|one) /.test(line.pieces[at]?.text ?? '') || !line.is(at + 1, 'or'))
    return null
  const isLong = /^(longer|more|over|above)$/.test(way)
  if (!isLong && !/^(shorter|less|under)$/.test(way)) return null
  const amount: Amount = { kind: 'bound', op: isLong ? '>=' : '<=', value: daysIn[grain.grain] }
  return { amount, end: at + 3 }
}

const limitAt = (line: Line, at: number): Found | null => {
  const amount = line.means(at, 'amount')?.amount
  const place = namedAt(line, at + 2)
  return amount === undefined || place === null ? null : lengthOfTime(line, at, amount)
}

/** "Sold after 14 days or less on the market". */
export const afterLength = opensWith({ texts: 'after' })((line, at) =>
  line.pieces[at]?.text !== 'after'
    ? null
    : // "Expired after more than 180 days on market": the length has a name.
      line.means(at + 1, 'amount') !== undefined &&
        /\bdays?\b/.test(line.pieces[at + 2]?.text ?? '') &&
        line.all(at + 2, 'unit').length > 0
      ? { end: at + 1, items: [] }
      : limitAt(line, at + 1),
)

/** "…, address, days, price", "and how many days that is": among columns, the length that is limited or ranked elsewhere. */
export const daysShown = opensWith({ texts: 'days', words: ['count'] })((line, at) => {
  const days = line.is(at, 'count') && line.pieces[at]?.text === 'how many' ? at + 1 : at
  let before = at - 1
  // "…, and tell me how many days".
  while (/^(the|their|its|tell|show|give|me|us)$/.test(line.pieces[before]?.text ?? '')) before--
  const ends = line.past(days + 1) >= line.length || line.is(days + 1, 'comma', 'and')
  const isColumn = (line.is(before, 'comma', 'and') || line.pieces[before]?.text === '+') && ends
  if (line.pieces[days]?.text !== 'days' || !isColumn) return null
  const attributes = line.pieces.slice(0, at).flatMap((_, place) => lengthsAt(line, place))
  // "For sale over 120 days": which length that is, the things tell.
  const isLimited = line.pieces.slice(0, at).some((_, place) => isLengthLimited(line, place))
  if (attributes.length === 0 && !isLimited) return null
  return { end: days + 1, items: [{ kind: 'attribute', attributes, plural: true, text: 'days' }] }
})

const isLengthLimited = (line: Line, at: number): boolean => {
  const amount = line.means(at, 'amount')?.amount
  const grain = line.means(at + 1, 'grain')
  return amount !== undefined && isLimit(amount) && grain?.counted === true && grain.grain === 'day'
}

/** "Longer than 90 days on the market", "have been sitting over 200 days", "the longest". */
function lengthsAt(line: Line, at: number): string[] {
  if (/\b(longest|shortest|stalest|slowest|quickest|fastest)$/.test(line.pieces[at]?.text ?? ''))
    return line.all(at, 'extreme').map(({ attribute }) => attribute)
  // "With days to sell above the average": told by its name.
  if (/^days (to|on)\b/.test(line.pieces[at]?.text ?? ''))
    return line.all(at, 'attribute').flatMap(({ attribute, sort }) => (sort === 'number' ? [attribute] : []))
  const limit = limitAt(line, at)?.items[0]
  if (limit?.kind === 'condition' && limit.condition.kind === 'amount') return [...limit.condition.attributes]
  const isOfDays =
    /\bdays?\b/.test(line.pieces[at]?.text ?? '') || line.means(at + 2, 'grain')?.grain === 'day'
  const isLimited = [at - 1, at + 1].some(place => line.means(place, 'amount') !== undefined)
  return isLimited && isOfDays
    ? line.all(at, 'attribute').flatMap(({ attribute, unpriced }) => (unpriced === true ? [attribute] : []))
    : []
}

/** "An average stay of more than seven nights": the number is the mean's own, and the unit says only what it is counted in. */
export const isMeanLength = (line: Line, at: number, end: number, next: number): boolean =>
  /^(average|avg|mean|typical|median)\b/.test(line.pieces[at]?.text ?? '') &&
  line.pieces.slice(end, next).every(({ text }) => /^(of|is|was|runs|lasts)$/.test(text)) &&
  /^(nights?|days?)$/.test(line.pieces[next + 1]?.text ?? '')
