// "Under 500k, 500k to 1M, over 1M": ranges in a row are groups, not limits.
import type { CountedRows } from '#engine/parse/key-ref.ts'
import type { AmountUnit, Line } from '#engine/parse/piece.ts'
import { bandOf, inRow, setApart, type Open } from './band.ts'
import { bandAt, bandsKey, mayHoldRow, numbersOf, pastJoints, times, type Row } from './band-at.ts'
import { namedBands } from './named-bands.ts'
import { openEnd } from './open-end.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const wordFor =
  /^((price )?(bands?|buckets?|brackets?|ranges?|tiers?|bins?|piles?|levels?|intervals?|classes|segments|slices|ways)|bucketed|banded|binned|groups)( by)?$/
/** "Sort our homes into under 200, 200 to 400 and over 400". */
const sorts =
  /^(grouped|group|bucket|bucketed|split|bin|binned|divided?|sort|sorted|break|broken|classify|classified|separated?|sift|sifted|organi[sz]ed?|arranged?|categori[sz]ed?|lump|lumped|herd|corral|carved?|sliced?|chop|chopped|cut|segment|segmented|sorted|slotted|histogram|histogram of)( up| down| out)?$/

export const bands: Recognizer = (line, at) => {
  if (!mayHoldRow(line)) return null
  const found = rowOf(line, at)
  if (found === null || isEither(line, at, found)) return bandWord(line, at)
  return { end: found.end, items: [bandsKey(found)] }
}

/** "Listing count per bin", "by level": of each that is told before. */
export const perBand = opensWith({ texts: 'per | by' })((line, at) =>
  /^(per|by)$/.test(line.pieces[at]?.text ?? '') &&
  /^(band|bucket|bracket|range|tier|bin|pile|slice|level)$/.test(line.pieces[at + 1]?.text ?? '') &&
  line.pieces.slice(0, at).some((_, from) => line.means(from, 'amount') !== undefined)
    ? { end: at + 2, items: [{ kind: 'ask', how: 'each' }] }
    : null,
)

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
  // "Herd the customers into one-timers (1 order), dabblers (2 to 5)".
  if (opens && line.pieces.some((_, from) => from > place && namedBands(line, from) !== null))
    return { end: place + 1, items: [] }
  return row === undefined || (count !== undefined && row.length !== count)
    ? null
    : { end: place + 1, items: [] }
}

export function rowOf(line: Line, at: number): Row | null {
  const start = leadIn(line, at)
  let { attributes } = start
  const found: Open[] = []
  let unit: AmountUnit = 'plain'
  let end = at
  let counted: CountedRows | undefined
  let isVersus = false
  for (let place = start.at; ;) {
    const band = bandAt(line, place, attributes)
    if (band === null) break
    // "Rated below 3, more than 3 reviews": each number has a meaning of its own.
    const shared = attributes.filter(id => band.attributes.includes(id))
    if (band.attributes.length > 0 && attributes.length > 0 && shared.length === 0) return null
    if (band.attributes.length > 0) attributes = attributes.length > 0 ? shared : band.attributes
    // "0-30 days, 31-60": the unit is said once.
    if (band.unit !== 'plain') unit = band.unit
    counted ??= band.counted
    found.push(...apart(line, place, band.open))
    end = attributes.length > 0 && isSaidAgain(line, band.end) ? band.end + 1 : band.end
    const rest = openEnd(line, end, band.open, found[0])
    if (rest !== null) {
      found.push(rest.open)
      end = rest.end
      break
    }
    const next = pastJoints(line, end)
    if (next === end && !followsOn(line, next, band.open)) break
    isVersus ||= line.is(end, 'versus')
    place = next
  }
  const row = found.length < 2 ? null : (inRow(found) ?? (isVersus ? setApart(found) : null))
  if (start.announced !== undefined && start.announced !== row?.length) return null
  return row === null ? null : { end, attributes: [...attributes], row, unit, counted }
}

/** "Less than 7 days before check-in, 7 to 30 days before": what it is before is said once. */
const isSaidAgain = (line: Line, at: number): boolean =>
  line.means(at - 1, 'grain')?.counted === true &&
  /^(before|ahead|in advance|earlier|prior|beforehand)$/.test(line.pieces[at]?.text ?? '') &&
  (at + 1 >= line.length || pastJoints(line, at + 1) > at + 1)

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
    // "Units in stock by price band: …": what is counted in them comes first.
    if (attributes.length > 0 && /^(by|per)$/.test(line.pieces[place]?.text ?? '')) break
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
