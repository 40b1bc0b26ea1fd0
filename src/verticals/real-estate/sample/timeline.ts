// When a listing came to market and when it left, by how it ended.
import { daysFrom, monthOf, plusMonths, weekdayOf } from '#verticals/days.ts'
import { entry, lottery, type Lottery, type Random, weighted } from '#verticals/random.ts'

/** Active, under contract, sold, expired, withdrawn. */
export type Status = 'COP' | 'SCO' | 'SLD' | 'EXP' | 'WDN'

export interface Timeline {
  listedOn: number
  daysOnMarket: number
  /** Null unless sold. */
  closedOn: number | null
}

export const MONTHS_OF_SALES = 30

// Families move in spring and early summer; January first.
const closingsByMonth = [0.7, 0.75, 1, 1.15, 1.3, 1.35, 1.2, 1.1, 0.95, 0.9, 0.8, 0.85]
const SATURDAY = 5

/** Offices that close a sale work from Monday to Friday. */
export const closingDays = (asOf: number): Lottery<number> =>
  lottery(
    daysFrom(plusMonths(asOf, -MONTHS_OF_SALES), asOf).map(day => [
      day,
      weekdayOf(day) < SATURDAY ? entry(closingsByMonth, monthOf(day)) : 0,
    ]),
  )

export const lastWorkday = (day: number): number => (weekdayOf(day) < SATURDAY ? day : lastWorkday(day - 1))

export function drawTimeline(
  status: Status,
  asOf: number,
  drawClosing: Lottery<number>,
  random: Random,
): Timeline {
  const daysOnMarket = drawDaysOnMarket[status](random)
  if (status === 'SLD') {
    const closedOn = drawClosing(random)
    return { listedOn: closedOn - random.integer(24, 55) - daysOnMarket, daysOnMarket, closedOn }
  }
  const leftOn = asOf - daysSince[status](random)
  return { listedOn: leftOn - daysOnMarket, daysOnMarket, closedOn: null }
}

const longTail =
  (typical: number, spread: number) =>
  (random: Random): number =>
    Math.min(420, Math.floor(typical * Math.exp(random.bell(0, spread))))

const drawDaysOnMarket: Record<Status, Lottery<number>> = {
  COP: random => (random.chance(0.1) ? random.integer(0, 9) : longTail(66, 0.9)(random)),
  SCO: longTail(36, 0.9),
  SLD: longTail(34, 0.95),
  EXP: weighted([90, 120, 180, 270, 365], [20, 12, 44, 8, 16]),
  WDN: random => random.integer(12, 215),
}

/** Days since an unsold listing left the market; an active one has not. */
const daysSince: Record<Exclude<Status, 'SLD'>, Lottery<number>> = {
  COP: () => 0,
  SCO: random => random.integer(1, 42),
  EXP: random => random.integer(2, 700),
  WDN: random => random.integer(1, 640),
}
