// "Under 500k, 500k to 1M, over 1M": ranges in a row are groups, not limits.
import type { Amount, AmountUnit, Line } from '#engine/parse/piece.ts'
import type { Band } from '#engine/plan.ts'
import { bandOf, bandOfYears, inRow, nothingBand, type Open } from './band.ts'
import { daysIn, oneUnitAt, scaled } from './length-of-time.ts'
import { numbersAt } from './numbers-at.ts'
import type { Found, Recognizer } from './recognizer.ts'

const wordFor =
  /^((price )?(bands?|buckets?|brackets?|ranges?|tiers?|bins?|piles?|classes|segments|slices)|bucketed|banded|binned|groups)( by)?$/
/** "Sort our homes into under 200, 200 to 400 and over 400". */
const sorts =
  /^(group|bucket|split|bin|divide|sort|break|classify|separate|sift|organi[sz]e|arrange|categori[sz]e|lump)$/

export const bands: Recognizer = (line, at) => {
  const found = rowOf(line, at)
  if (found === null || isEither(line, at, found)) return bandWord(line, at)
  const { end, attributes, row, unit } = found
  return { end, items: [{ kind: 'key', key: { kind: 'bands', attributes, bands: row, unit } }] }
}

/** "Homes with 3 or 4+ bedrooms": of two that "or" joins either will do, where nothing is counted or grouped. */
const isEither = (line: Line, at: number, { end, row }: Row): boolean =>
  row.length === 2 &&
  line.pieces.slice(at, end).some(({ text }) => text === 'or') &&
  !line.pieces.some((_, place) => line.is(place, 'count', 'by'))

/** "Price bands for the actives: …", "in three piles: …": the bands themselves come later, as many as are announced. */
function bandWord(line: Line, at: number): Found | null {
  const announced = line.means(at, 'amount')?.amount
  const count = announced?.kind === 'exact' ? announced.values[0] : undefined
  const place = count === undefined ? at : line.past(at + 1)
  // "Group what is for sale into price brackets: …".
  const isInto = line.pieces.slice(at + 1, at + 9).some(({ text }) => text === 'into')
  const opens = (line.past(0) === at || isInto) && sorts.test(line.pieces[at]?.text ?? '')
  if (!wordFor.test(line.pieces[place]?.text ?? '') && !opens) return null
  const rows = line.pieces.map((_, from) =>
    from > place && line.means(from, 'amount') !== undefined ? rowOf(line, from) : null,
  )
  const row = rows.find(one => one !== null)?.row
  return row === undefined || (count !== undefined && row.length !== count)
    ? null
    : { end: place + 1, items: [] }
}

interface Row {
  end: number
  attributes: string[]
  row: Band[]
  unit: AmountUnit
}

export function rowOf(line: Line, at: number): Row | null {
  const start = leadIn(line, at)
  let { attributes } = start
  const found: Open[] = []
  let unit: AmountUnit = 'plain'
  let end = at
  for (let place = start.at; ;) {
    const band = bandAt(line, place, attributes)
    if (band === null) break
    // "Rated below 3, more than 3 reviews": each number has a meaning of its own.
    const shared = attributes.filter(id => band.attributes.includes(id))
    if (band.attributes.length > 0 && attributes.length > 0 && shared.length === 0) return null
    if (band.attributes.length > 0) attributes = attributes.length > 0 ? shared : band.attributes
    // "0-30 days, 31-60": the unit is said once.
    if (band.unit !== 'plain') unit = band.unit
    found.push(...apart(line, place, band.open))
    end = band.end
    const rest = openEnd(line, end, band.open)
    if (rest !== null) {
      found.push(rest.open)
      end = rest.end
      break
    }
    const next = pastJoints(line, end)
    if (next === end && !followsOn(line, next, band.open)) break
    place = next
  }
  const row = found.length < 2 ? null : inRow(found)
  if (start.announced !== undefined && start.announced !== row?.length) return null
  return row === null ? null : { end, attributes: [...attributes], row, unit }
}

/** "Two three and four": values that "and" joins are one each; "two or three" are one range. */
function apart(line: Line, at: number, open: Open): Open[] {
  const { amount } = line.means(at, 'amount') ?? {}
  const isEach =
    amount?.kind === 'exact' && amount.values.length > 1 && / and /.test(line.pieces[at]?.text ?? '')
  return isEach ? amount.values.flatMap(value => bandOf({ kind: 'exact', values: [value] }) ?? []) : [open]
}

/** "Under fifty fifty to a hundred": who speaks makes no comma, and the second range begins where the first one ends. */
function followsOn(line: Line, at: number, { to, upTo }: Open): boolean {
  const next = bandAt(line, at, [])?.open
  if (to === undefined || next?.from === undefined) return false
  return next.from === to || next.from === to * 1000 || (upTo === true && next.from === to + 1)
}

/** "300 to 600 and above", "300 to 600, and how many for more than that": what lies beyond the last range. */
function openEnd(line: Line, at: number, { from, to }: Open): { open: Open; end: number } | null {
  const below = from === undefined ? null : bandOf({ kind: 'bound', op: '<', value: from })
  const rest = pastJoints(line, at)
  const isBelow = /^(less|lower|below|under|fewer|cheaper) than (that|this|it)$/.test(
    textOf(line, rest, rest + 3),
  )
  if (below !== null && rest > at && isBelow) return { open: below, end: rest + 3 }
  const open = to === undefined ? null : bandOf({ kind: 'bound', op: '>', value: to })
  if (open === null) return null
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isBeyond = (place: number) => /^(above|over|up|more|beyond|higher|upwards?)$/.test(text(place))
  const place = pastJoints(line, at)
  const that = text(place + 1) === 'than' ? place + 2 : place + 1
  if (place > at && isBeyond(place) && /^(that|this|it)$/.test(text(that))) return { open, end: that + 1 }
  return line.is(at, 'and', 'or') && isBeyond(at + 1) ? { open, end: at + 2 } : null
}

const textOf = ({ pieces }: Line, start: number, end: number): string =>
  pieces
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

/** What stands before the ranges: "by price band:", "in three price bands:", "built", or nothing. */
function leadIn(
  line: Line,
  at: number,
): { at: number; attributes: readonly string[]; announced?: number | undefined } {
  let place = at
  let announced: number | undefined
  const attributes: string[] = []
  const isBand = (one: number) => wordFor.test(line.pieces[one]?.text ?? '')
  for (let step = 0; step < 8; step++) {
    const numbers = numbersOf(line, place)
    const { amount } = line.means(place, 'amount') ?? {}
    const isAnnounced = isBand(place + 1) || (numbersOf(line, place + 1).length > 0 && isBand(place + 2))
    if (amount?.kind === 'exact' && isAnnounced) announced = amount.values[0]
    else if (numbers.length > 0 && line.means(place, 'amount') === undefined) attributes.push(...numbers)
    else if (times(line, place) !== undefined) break
    // "By total under 25": the money of what is counted.
    else if (line.is(place - 1, 'by') && /^(total|amount|value|size)$/.test(line.pieces[place]?.text ?? '')) {
      place++
      continue
    } else if (!(isBand(place) || line.is(place, 'by', 'comma') || line.pieces[place]?.soft === true)) break
    place++
  }
  return { at: place, attributes, announced }
}

/** One range with its unit: "3 to 6 nights", "a week or more", "nothing", "since 2000". */
function bandAt(
  line: Line,
  from: number,
  before: readonly string[],
): { open: Open; attributes: readonly string[]; unit: AmountUnit; end: number } | null {
  // "Built before 1980, built from 1980 to 1999": the attribute may be said again.
  const said = line.means(from, 'amount') === undefined ? numbersOf(line, from) : []
  const place = said.length > 0 ? line.past(from + 1) : from
  // "A week or longer": the last of them may be a unit.
  const whole = oneUnitAt(line, place)
  const last = whole === null ? null : bandOf(whole.amount)
  if (whole !== null && last !== null) return { open: last, attributes: said, unit: 'days', end: whole.end }
  const { amount = times(line, place), unit = 'plain' } = line.means(place, 'amount') ?? {}
  const period = line.means(place, 'period')?.period
  const open =
    amount !== undefined
      ? bandOf(amount)
      : period !== undefined && before.length > 0 && isYear(line, before)
        ? bandOfYears(period)
        : line.pieces[place]?.text === 'at zero' ||
            (line.is(place, 'none') && (isNumbered(line, place + 1) || !isDenied(line, line.past(place + 1))))
          ? nothingBand
          : null
  if (open === null) return null
  const grain = line.means(place + 1, 'grain')
  if (grain?.counted === true && amount !== undefined) {
    const length = bandOf(scaled(amount, daysIn[grain.grain]))
    return length === null ? null : { open: length, attributes: said, unit: 'days', end: place + 2 }
  }
  // "2 to 5 times": how often, of what was said before.
  if (line.pieces[place + 1]?.text === 'times') return { open, attributes: said, unit, end: place + 2 }
  const next = line.past(place + 1)
  const units = line.all(next, 'unit').map(({ attribute }) => attribute)
  return units.length > 0
    ? { open, attributes: [...said, ...units], unit, end: next + 1 }
    : { open, attributes: said, unit, end: place + 1 }
}

/** "None, just one, two to five": small numbers that say nothing elsewhere. */
function times(line: Line, at: number): Amount | undefined {
  const value = { one: 1, once: 1, twice: 2 }[line.pieces[at]?.text ?? '']
  const ends = at + 1 >= line.length || line.is(at + 1, 'comma', 'and', 'or', 'versus')
  return value === undefined || !ends ? undefined : { kind: 'exact', values: [value] }
}

/** "No orders, one, two to five": things of which others have a number. */
const isNumbered = (line: Line, at: number): boolean =>
  line.all(at, 'unit').length > 0 && line.is(at + 1, 'comma') && bandAt(line, at + 2, []) !== null

/** "Under 150, no books": what is named behind it is left out. */
const isDenied = (line: Line, at: number): boolean =>
  (['noun', 'value', 'flag', 'segment'] as const).some(kind => line.means(at, kind) !== undefined)

/** "Orders below 100, orders of 100 and above": things that could also be a number of their buyers are things. */
const numbersOf = (line: Line, at: number): string[] => {
  const isThing = line.all(at, 'noun').some(({ weak }) => !weak) && line.all(at, 'attribute').length === 0
  // "On the market" is a state of homes before it is their number of days there.
  return isThing || line.all(at, 'value').length > 0 ? [] : numbersAt(line, at)
}

const isYear = (line: Line, attributes: readonly string[]) =>
  line.pieces.some((_, place) =>
    line
      .all(place, 'attribute')
      .some(({ attribute, sort }) => sort === 'year' && attributes.includes(attribute)),
  )

/** Over what stands between two ranges: a comma, "and", "vs", "how many have". */
function pastJoints(line: Line, from: number): number {
  let place = from
  let joined = false
  while (
    line.is(place, 'comma', 'and', 'or', 'versus', 'count') ||
    (line.pieces[place]?.soft === true && times(line, place) === undefined) ||
    /^(then|have|has|with|cost|costs)$/.test(line.pieces[place]?.text ?? '')
  ) {
    joined ||= line.is(place, 'comma', 'and', 'or', 'versus', 'count')
    place++
  }
  return joined ? place : from
}
