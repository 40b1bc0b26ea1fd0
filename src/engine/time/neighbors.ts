import { partsOf, yearOf } from './calendar.ts'
import { type Period, shifted } from './period.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { before } from './time-words.ts'
import type { TimePiece } from './times.ts'

type PeriodPiece = Extract<TimePiece, { kind: 'period' }>

const versus = phrases(
  'vs, versus, v, against, compared to, compared with, compare to, compare with, in comparison to, than, minus, and, or, with, to, over',
)

/**
 * Periods that are compared explain each other: in "Q3 vs Q2 2025" both are of 2025, in "March 2025 vs 2024" both are Marches, in
 * "this summer vs last summer" they are not the same one.
 */
export function settleNeighbors(reader: Reader, pieces: readonly TimePiece[]): TimePiece[] {
  return pieces.map((piece, i): TimePiece => {
    if (piece.kind !== 'period') return piece
    const left = pieces[i - 1]
    const right = pieces[i + 1]
    const leftPeriod = left?.kind === 'period' && areCompared(reader, left, piece) ? left : undefined
    const rightPeriod = right?.kind === 'period' && areCompared(reader, piece, right) ? right : undefined
    const neighbor = leftPeriod ?? rightPeriod
    if (neighbor === undefined) return piece
    const settled =
      again(leftPeriod, piece) ?? withYearOf(neighbor, piece) ?? notTheSame(reader, neighbor, piece)
    return settled === undefined ? piece : settledAs(piece, settled)
  })
}

function areCompared(reader: Reader, left: PeriodPiece, right: PeriodPiece): boolean {
  const end = skipLongest(reader, left.end, versus)
  return end === right.start || end === right.core
}

/** "March 2025 vs 2024", "August this year vs last year": a year after a month is that month again. */
function again(left: PeriodPiece | undefined, piece: PeriodPiece): Period | undefined {
  const from = left?.period.from
  if (left === undefined || from === undefined || piece.period.from === undefined) return undefined
  const by = yearOf(piece.period.from) - yearOf(from)
  if (piece.period.grain !== 'year' || left.yearless === true || left.period.grain === 'span')
    return undefined
  if (left.period.grain === 'year' || (piece.sure && !isPartOfYear(left.period))) return undefined
  return by === 0 && piece.sure ? undefined : shifted(left.period, { unit: 'year', by })
}

const isPartOfYear = ({ grain }: Period) =>
  grain === 'month' || grain === 'quarter' || grain === 'season' || grain === 'half'

/** "Q3 vs Q2 2025". January beside December is the one that follows it. */
function withYearOf(neighbor: PeriodPiece, piece: PeriodPiece): Period | undefined {
  const [own, other] = [piece.period.from, neighbor.period.from]
  if (piece.yearless !== true || neighbor.yearless === true || own === undefined || other === undefined)
    return undefined
  if (piece.period.grain !== neighbor.period.grain) return undefined
  const months = partsOf(other).month - partsOf(own).month
  const turn = months >= 9 ? 1 : months <= -9 ? -1 : 0
  const found = shifted(piece.period, { unit: 'year', by: yearOf(other) + turn - yearOf(own) })
  // "October against October last year" are two.
  return found.from === other && found.to === neighbor.period.to ? undefined : found
}

/** "This March vs last March": two names for one period cannot be compared. */
function notTheSame(reader: Reader, neighbor: PeriodPiece, piece: PeriodPiece): Period | undefined {
  const same = piece.period.from === neighbor.period.from && piece.period.to === neighbor.period.to
  const { shift } = piece
  // "The last 30 days vs the prior 30 days".
  if (same && shift?.stretch === true && /^(prior|previous|preceding)$/.test(wordAt(reader, piece.core)))
    return shifted(neighbor.period, shift)
  const isLast = before.has(wordAt(reader, piece.core)) && !before.has(wordAt(reader, neighbor.core))
  return same && isLast ? shifted(piece.period, { unit: 'year', by: -1 }) : undefined
}

function settledAs(piece: PeriodPiece, period: Period): PeriodPiece {
  const { yearless: _, otherwise: __, ...rest } = piece
  return { ...rest, period, sure: true }
}
