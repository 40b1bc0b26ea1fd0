// When each kind of home is wanted, and what that does to its price.
import { percentOff } from '#verticals/money.ts'
import { monthOf } from '#verticals/days.ts'
import { entry } from '#verticals/random.ts'
import type { PropertyType } from './homes.ts'

// Demand by month, January first; 1 is an average month.
const demandByMonth: Record<PropertyType, readonly number[]> = {
  beach_house: [0.35, 0.45, 0.8, 0.9, 1.2, 1.8, 2.2, 2.0, 1.1, 0.6, 0.4, 0.4],
  lake_house: [0.35, 0.4, 0.5, 0.7, 1.1, 1.7, 2.2, 2.0, 1.2, 0.8, 0.45, 0.45],
  mountain_cabin: [0.9, 0.9, 0.8, 0.7, 0.8, 1.1, 1.4, 1.2, 1.0, 1.7, 1.1, 1.2],
  ski_chalet: [2.3, 2.4, 1.9, 0.6, 0.2, 0.3, 0.45, 0.45, 0.3, 0.35, 0.8, 2.1],
  city_loft: [0.8, 0.9, 1.2, 1.3, 1.3, 1.0, 0.9, 0.8, 1.0, 1.3, 0.9, 0.9],
  desert_villa: [1.4, 1.7, 1.9, 1.5, 0.9, 0.5, 0.4, 0.4, 0.6, 1.1, 1.3, 1.2],
  country_cottage: [0.6, 0.7, 0.8, 1.0, 1.3, 1.2, 1.1, 1.1, 1.4, 1.4, 0.8, 0.8],
  tiny_home: [0.6, 0.7, 1.0, 1.1, 1.1, 1.2, 1.3, 1.2, 1.1, 1.2, 0.8, 0.7],
}

export const demandIn = (type: PropertyType, month: number): number => entry(demandByMonth[type], month)

/** Percent off the nightly rate outside high season. */
export function seasonDiscount(type: PropertyType, month: number): number {
  const demand = demandIn(type, month)
  if (demand >= 1.3) return 0
  return demand >= 0.8 ? 10 : 20
}

/** Percent off for a long stay: a week or more, four weeks or more. */
export function lengthDiscount(nights: number): number {
  if (nights >= 28) return 25
  return nights >= 7 ? 10 : 0
}

/** The season of the first night holds for the whole stay. Amounts in cents. */
export const stayPrice = (type: PropertyType, rate: number, checkIn: number, nights: number): number =>
  percentOff(percentOff(rate * nights, seasonDiscount(type, monthOf(checkIn))), lengthDiscount(nights))
