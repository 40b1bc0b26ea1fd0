// Words that add nothing beside something that says it exactly: "lately, say the past 30 days", "back in 2023".
import type { Line } from '#engine/parse/piece.ts'
import { daysBetween } from '#engine/time/calendar.ts'
import { people } from './conditions/by-person.ts'
import { opensWith } from './recognizer.ts'

const nothing = (end: number) => ({ end, items: [] })

export const asides = opensWith({
  texts: `lately | recently | back | holiday | holidays | season | across | throughout | inside | within |
    around | by | stuck | sitting | is sitting | are sitting | parked | languishing | lingering | books | wise | not | either | left |
    remaining | spring | summer | fall | autumn | winter | worth | bring | brought | fetch |
    fetched | make | made | go for | went for | bring in | brought in | add | adds | added | add up |
    adds up | added up | come | comes | came | amount | amounts | amounted | put | taken | all |
    together | off | alone`,
})((line, at) => {
  const { text = '', meanings = [] } = line.pieces[at] ?? {}
  const isTime = (place: number) => line.means(place, 'period') !== undefined
  const times = () => line.pieces.map((_, place) => place).filter(isTime)
  // Without a time of its own nobody knows how late "lately" is.
  if (/^(lately|recently)$/.test(text) && meanings.length === 0 && times().length > 0) return nothing(at + 1)
  if (text === 'back' && isTime(at + 1)) return nothing(at + 1)
  if (
    /^(holidays?|season)$/.test(text) &&
    meanings.length === 0 &&
    times().some(place => isBeside(line, at, place) && isPartOfYear(line, place))
  )
    return nothing(at + 1)
  // "Across North Carolina", "inside Electronics": where, not one for each.
  const where = /^(across|throughout|inside|within|around)$/.test(text)
  if (where && line.means(line.past(at + 1), 'value') !== undefined) return nothing(at + 1)
  // "Across the whole portfolio": over all of it, for there is only one.
  const whole = line.past(at + 1)
  const isAll = line.all(whole, 'noun').some(({ weak }) => weak) && line.pieces[whole]?.plural === false
  if (/^(across|throughout|over)$/.test(text) && isAll && line.all(whole, 'attribute').length === 0)
    return nothing(whole + 1)
  // "The average nightly rate across our homes": each of them has one, and their mean is asked for.
  if (text === 'across' && isMeanOf(line, at) && line.pieces[whole]?.plural === true && isThing(line, whole))
    return nothing(at + 1)
  // "Come off a phone": from there. "Bookings off Airbnb" may be those made elsewhere.
  const source =
    /^(comes?|came|coming|arrived?|placed|sent|browsed?|browsing|ordered|booked|gets?|got|getting)( in)?$/
  if (
    text === 'off' &&
    source.test(line.pieces[at - 1]?.text ?? '') &&
    line.means(line.past(at + 1), 'value') !== undefined
  )
    return nothing(at + 1)
  // "In October alone", "Aspen alone".
  const isNamed = (['period', 'value', 'flag'] as const).some(kind => line.means(at - 1, kind) !== undefined)
  if (text === 'alone' && isNamed) return nothing(at + 1)
  // "Come by phone", "paid by card": how, and no groups.
  const how =
    text === 'by' &&
    /^((comes?|came|coming)( in)?|arrived?|made|paid|placed|sent)$/.test(line.pieces[at - 1]?.text ?? '')
  // "Units sold by Kestrel", "revenue by Aurora": one value makes no groups.
  const whose =
    text === 'by' &&
    (line.all(at - 1, 'measure').length > 0 ||
      /\b(sold|earned|generated)$/.test(line.pieces[at - 1]?.text ?? '')) &&
    line.all(at + 1, 'attribute').length === 0 &&
    line.all(at + 1, 'noun').length === 0 &&
    // "Revenue by Boston buyers" tells who.
    !people.test(line.pieces[at + 2]?.text ?? '')
  // "Held by the top 100 customers": whose it is, and no group.
  if (
    text === 'by' &&
    line.is(line.past(at + 1), 'top', 'bottom') &&
    /^(held|owned|spent|paid|made|generated|contributed|placed)$/.test(line.pieces[at - 1]?.text ?? '')
  )
    return nothing(at + 1)
  const isListed =
    line.is(at + 2, 'and', 'comma', 'or') && line.means(line.past(at + 3), 'value') !== undefined
  if ((how || whose) && line.means(at + 1, 'value') !== undefined && !isListed) return nothing(at + 1)
  // "Stuck in maintenance": the state alone tells it.
  const stuck = /^(stuck|parked|languishing|lingering)$/.test(text) && meanings.length === 0
  const isSitting =
    /^((is|are) )?sitting$/.test(text) && /^(in|under)\b/.test(line.pieces[at + 1]?.text ?? '')
  if ((stuck || isSitting) && line.means(line.past(at + 1), 'value') !== undefined) return nothing(at + 1)
  // "The earliest arrival on the books": what is booked, and no day of booking.
  if (text === 'books' && line.pieces[at - 1]?.text === 'the' && line.pieces[at - 2]?.text === 'on')
    return nothing(at + 1)
  // "Money-wise" behind what is asked for.
  if (text === 'wise' && meanings.length === 0 && at > 0) return nothing(at + 1)
  // "The median, not the mean": of two ways to compute it, the one that is meant is said.
  if (text === 'not' && isOtherFunction(line, at)) return nothing(line.past(at + 1) + 1)
  // "In either Bay Colony or Harbor Village".
  const next = line.past(at + 1)
  const isOne = (['value', 'amount', 'flag'] as const).some(kind => line.means(next, kind) !== undefined)
  if (text === 'either' && isOne && line.pieces.some((piece, place) => place > next && piece.text === 'or'))
    return nothing(at + 1)
  // "Active listings left": those that are still there are the active ones.
  const still = line.pieces.some(piece => /^(active|available|open|for sale|in stock)$/.test(piece.text))
  if (/^(left|remaining)$/.test(text) && meanings.length === 0 && still) return nothing(at + 1)
  // "In the spring, so March through May": said exactly behind it.
  const exact = times().find(place => place > at)
  const isSince = line.pieces
    .slice(Math.max(0, at - 4), at)
    .some(piece => /^(since|until|before|after)$/.test(piece.text))
  if (
    /^(spring|summer|fall|autumn|winter)$/.test(text) &&
    meanings.length === 0 &&
    exact !== undefined &&
    !isSince
  )
    return isBeside(line, at, exact) ? nothing(at + 1) : null
  // "What are they worth", "what they would be worth": the money of those.
  const subject = text === 'worth' ? beforeVerb(line, at - 1) : at - 1
  const pointer = /^(it|that|they|those|these)$/.test(line.pieces[subject]?.text ?? '')
  if (text === 'worth' && pointer && meanings.length === 0) return { end: at + 1, items: [sumOfMoney] }
  // "… and what did they bring altogether".
  const isBrought = /^(bring|brought|fetch|fetched|make|made|go for|went for|bring in|brought in)$/.test(text)
  if (pointer && isBrought && line.is(line.past(at + 1), 'in total'))
    return { end: line.past(at + 1) + 1, items: [sumOfMoney] }
  if (pointer && isSummedUp(line, at)) return { end: at + 1, items: [sumOfMoney] }
  return together(line, at)
})

/** The days of a season are said exactly: "last year's holidays" are not the whole of it. */
const isPartOfYear = (line: Line, at: number): boolean => {
  const { from, to } = line.means(at, 'period')?.period ?? {}
  return from !== undefined && (to === undefined || daysBetween(from, to) < 200)
}

const isMeanOf = (line: Line, at: number): boolean =>
  line.all(at - 1, 'attribute').some(({ sort }) => sort === 'number') &&
  line.all(at - 1, 'measure').length === 0 &&
  line.is(at - 2, 'average', 'median')

const isThing = (line: Line, at: number): boolean =>
  line.all(at, 'noun').some(({ weak }) => !weak) && line.all(at, 'attribute').length === 0

const beforeVerb = ({ pieces }: Line, from: number): number => {
  let at = from
  while (/^(would|will|be|are|is|were|was|all)$/.test(pieces[at]?.text ?? '')) at--
  return at
}

const functions = ['average', 'median', 'sum', 'minimum', 'maximum'] as const

const isOtherFunction = (line: Line, at: number): boolean => {
  const denied = line.past(at + 1)
  const end = line.pieces[line.past(denied + 1)]
  return (
    line.is(at - 1, 'comma') &&
    line.is(denied, ...functions) &&
    (end === undefined || end.text === ',') &&
    functions.some(
      word => !line.is(denied, word) && line.pieces.some((_, place) => place < at && line.is(place, word)),
    )
  )
}

/** "… and what did they add up to", "what do those come to". */
const isSummedUp = (line: Line, at: number): boolean => {
  const text = `${line.pieces[at]?.text ?? ''} ${line.pieces[at + 1]?.text ?? ''}`
  // "Homes that came to us": to somebody, not to an amount.
  const ends = line.pieces[line.past(at + 2)]
  const isOpen = ends === undefined || ends.text === ',' || line.is(line.past(at + 2), 'in total')
  const asked = line.pieces.slice(Math.max(0, at - 4), at).some(piece => /^(what|how much)$/.test(piece.text))
  return (
    asked && isOpen && /^(add up|adds up|added up|come|comes|came|amount|amounts|amounted) to$/.test(text)
  )
}

const sumOfMoney = {
  kind: 'quantity' as const,
  weak: false,
  quantity: { kind: 'aggregate' as const, fn: 'sum' as const, attributes: [] },
}

/** Next to it, or behind a comma or another such word. */
const isBeside = (line: Line, at: number, place: number) =>
  line.pieces
    .slice(Math.min(at, place) + 1, Math.max(at, place))
    .every(piece => piece.soft || piece.text === ',' || /^(holidays?|season)$/.test(piece.text))

/** "The three villages put together": one number for all of them. "Bought together" is another matter. */
function together(line: Line, at: number) {
  const start = /^(put|taken|all)$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  if (line.pieces[start]?.text !== 'together') return null
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  const named =
    (['value', 'segment', 'period'] as const).some(kind => line.means(before, kind) !== undefined) ||
    line.all(before, 'noun').some(({ weak }) => !weak)
  return named ? { end: start + 1, items: [{ kind: 'in total' as const }] } : null
}
