// How people book: on which days they arrive, how long they stay and how far ahead they plan.
import { daysFrom, monthOf, plusMonths, weekdayOf } from '#verticals/days.ts'
import { entry, lottery, type Lottery, type Random, weighted } from '#verticals/random.ts'
import type { PropertyType } from './homes.ts'
import { demandIn } from './seasons.ts'

export const firstArrival = (asOf: number): number => plusMonths(asOf, -30)
export const lastArrival = (asOf: number): number => plusMonths(asOf, 5)

// Monday first: weekends begin on a Thursday or Friday, weekly rentals turn over on a Saturday.
const weekdayDemand = [0.6, 0.5, 0.65, 1.1, 1.9, 1.5, 0.75]
const GROWTH = 0.5

/** The days on which guests of such a home arrive: by season, by weekday, and more of them every year. */
export function arrivalDays(type: PropertyType, asOf: number): Lottery<number> {
  const first = firstArrival(asOf)
  const last = lastArrival(asOf)
  return lottery(
    daysFrom(first, last).map(day => {
      const growth = 1 + (GROWTH * (day - first)) / (last - first)
      return [day, demandIn(type, monthOf(day)) * entry(weekdayDemand, weekdayOf(day)) * growth]
    }),
  )
}

const shortStay = weighted([1, 2, 3, 4, 5, 6], [5, 28, 29, 18, 12, 8])
const weeklyStay = weighted([7, 8, 9, 10, 12, 14, 21], [50, 8, 6, 12, 4, 15, 5])
const monthlyStay = weighted([28, 30, 31, 42, 60, 89], [34, 32, 10, 12, 9, 3])
const lengthOfStay = weighted([shortStay, weeklyStay, monthlyStay], [67, 27, 6])
export const drawNights = (random: Random): number => lengthOfStay(random)(random)

const TYPICAL_LEAD_DAYS = 36
/** Days from booking to arrival; the longer the stay, the earlier it is planned. */
export function drawLeadDays(nights: number, random: Random): number {
  const typical = TYPICAL_LEAD_DAYS * (nights >= 7 ? 1.5 : 1)
  return Math.min(300, Math.max(1, Math.round(typical * Math.exp(random.bell(0, 0.85)))))
}

export function reservationType(nights: number): 'short_stay' | 'weekly' | 'monthly' {
  if (nights >= 28) return 'monthly'
  return nights >= 7 ? 'weekly' : 'short_stay'
}
