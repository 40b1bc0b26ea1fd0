// Numbers that set no limit, though they stand where one could.
import type { Line } from '#engine/parse/piece.ts'

/** "More than twice as many as gift cards" is a multiple of something that is no number here, "by category 2024 to 2025" are years. */
export function isNoAmount(line: Line, at: number): boolean {
  const behind = `${line.pieces[at + 1]?.text ?? ''} ${line.pieces[at + 2]?.text ?? ''}`
  return /^as (many|much)/.test(behind) || isYears(line, at) || isYearOfOthers(line, at)
}

/** "Sold by 2025", "top 5 by 2023 rental income": a year, which only what is told in years is compared with. */
const isYearOfOthers = (line: Line, at: number): boolean =>
  /^by (19|20)\d\d$/.test(line.pieces[at]?.text ?? '') &&
  !line.all(at - 1, 'attribute').some(({ sort }) => sort === 'year')

const isYears = (line: Line, at: number): boolean =>
  line.means(at, 'period') !== undefined &&
  line.means(at, 'amount')?.amount.kind === 'range' &&
  line.all(line.past(at + 1), 'unit').length === 0

/** "Rent in 23", "revenue 2025 to 2026": years behind a number, unless it is one that is told in years. */
export const isTimeBehind = (line: Line, at: number, place: number): boolean =>
  isShortYear(line, place) ||
  (((isYears(line, place) && /^(19|20)\d\d\b/.test(line.pieces[place]?.text ?? '')) ||
    isBareYear(line, place)) &&
    !line.all(at, 'attribute').some(({ sort }) => sort === 'year'))

/** "Revenue + nights 2025", "beds 2024": nothing says that the number is one of nights or beds. */
const isBareYear = (line: Line, at: number): boolean =>
  /^20[12]\d$/.test(line.pieces[at]?.text ?? '') &&
  line.means(at, 'period') !== undefined &&
  !/^(of|is|are|was|equals?|exactly|at|=)$/.test(line.pieces[at - 1]?.text ?? '')

/** A year that is cut short. */
function isShortYear(line: Line, at: number): boolean {
  const meaning = line.means(at, 'amount')
  return line.pieces[at - 1]?.text === 'in' && meaning?.amount.kind === 'exact' && meaning.unit === 'plain'
}

/** "The price of 12 Beacon Hill Road": part of an address. */
export const isHouseNumber = (line: Line, at: number): boolean =>
  line.means(at, 'amount')?.amount.kind === 'exact' && line.all(at + 1, 'part').length > 0

/** "Cities whose number of bookings is above 40": the number itself is limited, not the money of what it counts. */
export const isNumberOfGroup = (line: Line, at: number, end: number, next: number): boolean => {
  const before = line.pieces[at - 1]?.text === 'the' ? at - 2 : at - 1
  const isSaid =
    /^(exceed|surpass|top)/.test(line.pieces[next]?.text ?? '') ||
    line.pieces.slice(end, next).some(({ text }) => /^(is|are|was|were|stands|stood|comes|came)$/.test(text))
  return isSaid && /^(whose|where|with|in which|for which)$/.test(line.pieces[before]?.text ?? '')
}
