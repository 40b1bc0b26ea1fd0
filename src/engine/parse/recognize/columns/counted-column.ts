// Things named in one breath with what is measured or counted: "bookings and revenue by month", "views and inquiries".
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { goesOnExcluding } from '#engine/parse/recognize/conditions/negated.ts'
import { isOnlyBehind } from '#engine/parse/recognize/conditions/only-behind.ts'
import { isVerbOfMeasure, quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { isSuperlative } from '#engine/parse/recognize/orders/ranking.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "Bookings and revenue by month": things named in one breath with what is measured are counted. */
export const countedColumn = opensWith({ kinds: ['noun'], words: ['different'] })((line, from) => {
  // "Units sold and distinct buyers by brand".
  const at = line.is(from, 'different') ? from + 1 : from
  const nouns = strongNouns(line, at)
  if (nouns.length === 0 || line.pieces[at]?.plural !== true) return null
  // "The five biggest guests and the revenue of each": those who are ranked.
  if (isRanked(line, at)) return null
  // "Orders and sales by month": a word for money as well as for things, beside things that are counted, is the money.
  if (line.all(at, 'measure').length > 0) return null
  // "State, total orders": how many there are.
  if (line.pieces[at]?.text.startsWith('total ') === true)
    return { end: at + 1, items: [{ kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false }] }
  // "Views and inquiries", "orders and refunds" are two numbers; "sold and pending" one of both.
  const isState = line.all(at, 'value').length > 0 && !line.is(0, 'count')
  if (
    line.is(at - 1, 'only') ||
    isOnlyBehind(line, at) ||
    goesOnExcluding(line, at) ||
    line.pieces.slice(0, at).some((_, place) => nouns.some(id => strongNouns(line, place).includes(id)))
  )
    return null
  const beside = (from: number, step: 1 | -1): boolean => {
    let place = from
    let joined = false
    // "Sold homes, average days by area": a topic, and no second number.
    let inOneBreath = false
    while (line.is(place, 'and', 'comma') || line.pieces[place]?.soft === true) {
      joined ||= line.is(place, 'and', 'comma') && !/^(with|but)$/.test(line.pieces[place]?.text ?? '')
      inOneBreath ||= /^(and|plus|&|\+)$/.test(line.pieces[place]?.text ?? '')
      place += step
    }
    const isMeasure =
      (line.all(place, 'measure').length > 0 && !isVerbOfMeasure(line, place)) ||
      (step === 1 && inOneBreath && isNumber(line, place))
    const isThing = strongNouns(line, place).length > 0 && line.pieces[place]?.plural === true
    const isPlain = isThing && line.all(place, 'value').length === 0
    return joined && (isMeasure || (isState ? isPlain : isThing))
  }
  const grouped = line.pieces.some(
    (_, place) =>
      line.is(place, 'by', 'count') ||
      line.means(place, 'grain')?.grouping === true ||
      (place === 0 && line.means(place, 'grain') !== undefined) ||
      isHead(line, place, at),
  )
  const compared =
    line.pieces.some((_, place) => line.is(place, 'versus', 'compare')) ||
    // "Aspen / Moab: bookings and revenue".
    (line.all(0, 'value').length > 0 && /^[/|]$/.test(line.pieces[1]?.text ?? ''))
  if (!(grouped || compared) || !(beside(at + 1, 1) || beside(from - 1, -1))) return null
  return { end: at + 1, items: [{ kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false }] }
})

const isRanked = (line: Line, at: number): boolean =>
  line.means(at - 2, 'amount') !== undefined &&
  (line.means(at - 1, 'ranks') !== undefined ||
    line.is(at - 1, 'top', 'bottom') ||
    isSuperlative(line, at - 1))

/** "Homes and total bedrooms", "products and units in stock". */
const isNumber = (line: Line, at: number): boolean =>
  line.is(at, 'average', 'median', 'sum')
    ? quantityAt(line, at) !== null
    : line.all(at, 'attribute').some(({ sort, unpriced }) => sort === 'number' && unpriced === true)

/** "State, orders, revenue": heads of a table, of which the first makes the groups. */
const isHead = (line: Line, place: number, at: number): boolean =>
  place < at &&
  line.is(place + 1, 'comma') &&
  line.all(place, 'noun').length === 0 &&
  line.all(place, 'attribute').some(({ sort }) => sort === 'other')
