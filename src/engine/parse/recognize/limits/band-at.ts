// One range of a row of them, as it is said: its border, its unit, and of what there are so many.
import type { Item } from '#engine/parse/item.ts'
import type { CountedRows, SaidBand } from '#engine/parse/key-ref.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Amount, AmountUnit, Line, Meaning } from '#engine/parse/piece.ts'
import { bandOf, bandOfYears, nothingBand, type Open } from './band.ts'
import { daysIn, oneUnitAt, scaled } from './length-of-time.ts'
import { numbersAt } from './numbers-at.ts'

export interface Row {
  end: number
  attributes: string[]
  row: SaidBand[]
  unit: AmountUnit
  counted?: CountedRows | undefined
}

export const bandsKey = ({ attributes, row: bands, unit, counted }: Row): Item => ({
  kind: 'key',
  key: { kind: 'bands', attributes, bands, unit, ...(counted === undefined ? {} : { counted }) },
})

/** Where fewer than two pieces could be a range, no row of them begins anywhere. */
export const mayHoldRow = onceALine(({ pieces }) => {
  let found = 0
  for (const { meanings, text } of pieces)
    if (borders.test(text) || meanings.some(isBorder)) if (++found > 1) return true
  return false
})

const borders = /\b(once|twice|thrice|times?|zero)\b/
const isBorder = (meaning: Meaning): boolean =>
  meaning.kind === 'amount' ||
  meaning.kind === 'period' ||
  meaning.kind === 'grain' ||
  (meaning.kind === 'grammar' && meaning.word === 'none')

/** One range; `counted`: the rows that are so many, "no completed orders". */
export interface BandAt {
  open: Open
  attributes: readonly string[]
  unit: AmountUnit
  end: number
  counted?: CountedRows
}

/** One range with its unit: "3 to 6 nights", "a week or more", "nothing", "since 2000". */
export function bandAt(line: Line, from: number, before: readonly string[]): BandAt | null {
  // "Built before 1980, built from 1980 to 1999": the attribute may be said again.
  const said = line.means(from, 'amount') === undefined ? numbersOf(line, from) : []
  const first = said.length > 0 ? line.past(from + 1) : from
  // "Over 500k to 1M": its lower border belongs to the range before.
  const isRange = (at: number) => line.means(at, 'amount')?.amount.kind === 'range'
  const isOver = (at: number) => /^(over|above|more than)$/.test(line.pieces[at]?.text ?? '')
  const place = isOver(first) && isRange(first + 1) ? first + 1 : first
  const beyond = isRange(place) && isOver(place - 1)
  // "A week or longer": the last of them may be a unit.
  const whole = oneUnitAt(line, place)
  const last = whole === null ? null : bandOf(whole.amount)
  if (whole !== null && last !== null) return { open: last, attributes: said, unit: 'days', end: whole.end }
  const { amount = times(line, place), unit = 'plain' } = line.means(place, 'amount') ?? {}
  const period = line.means(place, 'period')?.period
  const range = amount === undefined ? null : bandOf(amount)
  const open =
    amount !== undefined
      ? beyond && range !== null
        ? { ...range, label: `over ${range.label}`, above: true, upTo: true, touches: false }
        : range
      : period !== undefined && before.length > 0 && isYear(line, before)
        ? bandOfYears(period)
        : line.pieces[place]?.text === 'at zero' ||
            (line.is(place, 'none') &&
              (isNumbered(line, line.past(place + 1)) || !isDenied(line, line.past(place + 1))))
          ? nothingBand
          : null
  if (open === null) return null
  const grain = line.means(place + 1, 'grain')
  // "By age: under 10 years, 10 to 30 years old".
  if (grain?.grain === 'year' && amount !== undefined && isAge(line, before))
    return {
      open,
      attributes: said,
      unit,
      end: line.pieces[place + 2]?.text === 'old' ? place + 3 : place + 2,
    }
  if (grain?.counted === true && amount !== undefined) {
    const length = bandOf(scaled(amount, daysIn[grain.grain]))
    return length === null ? null : { open: length, attributes: said, unit: 'days', end: place + 2 }
  }
  // "2 to 5 times": how often, of what was said before.
  if (line.pieces[place + 1]?.text === 'times') return { open, attributes: said, unit, end: place + 2 }
  const next = line.past(place + 1)
  const rows = rowsAt(line, next, open === nothingBand)
  const end = rows?.end ?? next + 1
  const units = line.all(end - 1, 'unit').map(({ attribute }) => attribute)
  const counted = rows === null ? {} : { counted: rows.counted }
  return units.length > 0 || rows !== null
    ? { open, attributes: [...said, ...units], unit, end, ...counted }
    : { open, attributes: said, unit, end: place + 1 }
}

/** "No completed orders", "1 completed order", "no stays": how many rows of theirs there are. */
function rowsAt(line: Line, at: number, isNone: boolean): { counted: CountedRows; end: number } | null {
  const options = line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value }))
  const isSuch = options.length > 0 && strongNouns(line, at).length === 0
  const place = isSuch ? line.past(at + 1) : at
  const nouns = strongNouns(line, place)
  if (nouns.length === 0 || (!isSuch && !isNone)) return null
  return { counted: { nouns, options: isSuch ? options : [] }, end: place + 1 }
}

const strongNouns = (line: Line, at: number): string[] =>
  line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))

/** "None, just one, two to five": small numbers that say nothing elsewhere. */
export function times(line: Line, at: number): Amount | undefined {
  const value = { one: 1, once: 1, twice: 2 }[line.pieces[at]?.text ?? '']
  const ends = at + 1 >= line.length || line.is(at + 1, 'comma', 'and', 'or', 'versus')
  return value === undefined || !ends ? undefined : { kind: 'exact', values: [value] }
}

/** "No orders, one, two to five": things of which others have a number. */
function isNumbered(line: Line, at: number): boolean {
  const end = rowsAt(line, at, true)?.end
  const next = end === undefined ? undefined : pastJoints(line, end)
  return end !== undefined && next !== undefined && next > end && bandAt(line, next, []) !== null
}

/** "Under 150, no books": what is named behind it is left out. */
const isDenied = (line: Line, at: number): boolean =>
  (['noun', 'value', 'flag', 'segment'] as const).some(kind => line.means(at, kind) !== undefined)

/** "Orders below 100, orders of 100 and above": things that could also be a number of their buyers are things. */
export const numbersOf = (line: Line, at: number): string[] => {
  const isThing = line.all(at, 'noun').some(({ weak }) => !weak) && line.all(at, 'attribute').length === 0
  // "On the market" is a state of homes before it is their number of days there.
  // "This year's check-ins, bands: under 14 days": a day has no ranges of days.
  const isDay = (id: string) =>
    line.all(at, 'attribute').some(({ attribute, sort }) => attribute === id && sort === 'day')
  return isThing || line.all(at, 'value').length > 0 ? [] : numbersAt(line, at).filter(id => !isDay(id))
}

const isAge = (line: Line, attributes: readonly string[]) =>
  line.pieces.some(
    ({ text }, place) =>
      /\b(age|old)\b/.test(text) &&
      line.all(place, 'attribute').some(({ attribute }) => attributes.includes(attribute)),
  )

const isYear = (line: Line, attributes: readonly string[]) =>
  line.pieces.some((_, place) =>
    line
      .all(place, 'attribute')
      .some(({ attribute, sort }) => sort === 'year' && attributes.includes(attribute)),
  )

/** Over what stands between two ranges: a comma, "and", "then", "vs", "how many have". */
export function pastJoints(line: Line, from: number): number {
  let place = from
  let joined = false
  while (
    line.is(place, 'comma', 'and', 'or', 'versus', 'count') ||
    (line.pieces[place]?.soft === true && times(line, place) === undefined) ||
    /^(then|have|has|with|cost|costs)$/.test(line.pieces[place]?.text ?? '')
  ) {
    joined ||= line.is(place, 'comma', 'and', 'or', 'versus', 'count') || line.pieces[place]?.text === 'then'
    place++
  }
  return joined ? place : from
}
