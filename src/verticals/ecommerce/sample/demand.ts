// When people shop: more every month, most before the holidays, and all at once after Thanksgiving.
import { daysFrom, dayNumber, monthOf, weekdayOf, yearOf } from '#verticals/days.ts'
import { entry, lottery, type Lottery } from '#verticals/random.ts'
import type { Category } from './catalog.ts'

// January first.
const demandByMonth = [0.85, 0.85, 0.92, 0.92, 0.98, 0.95, 0.95, 0.98, 0.95, 1, 1.45, 1.7]
const demandByWeekday = [1.06, 0.98, 0.96, 0.97, 1, 1.02, 1.15]
const YEARLY_GROWTH = 0.32
const SHARE_OF_TODAY_PASSED = 0.2

const NOVEMBER = 10
const THURSDAY = 3

export function shoppingDays(first: number, asOf: number): Lottery<number> {
  return lottery(
    daysFrom(first, asOf).map(day => {
      const growth = (1 + YEARLY_GROWTH) ** ((day - asOf) / 365)
      const rush = isBlackFridayWeekend(day) ? 2.3 : 1
      const passed = day === asOf ? SHARE_OF_TODAY_PASSED : 1
      const season = entry(demandByMonth, monthOf(day)) * entry(demandByWeekday, weekdayOf(day))
      return [day, season * growth * rush * passed]
    }),
  )
}

/** The Friday after the fourth Thursday of November, up to the Monday. */
export function isBlackFridayWeekend(day: number): boolean {
  const firstOfNovember = dayNumber(`${yearOf(day)}-11-01`)
  const thanksgiving = firstOfNovember + ((THURSDAY - weekdayOf(firstOfNovember) + 7) % 7) + 21
  return day > thanksgiving && day <= thanksgiving + 4
}

export const isHolidaySeason = (day: number): boolean => monthOf(day) >= NOVEMBER

// What is left of a category's demand outside its season; whatever is not listed sells all year.
const quietMonths: Partial<Record<Category, { months: readonly number[]; demand: number }>> = {
  'Toys & Games': { months: [0, 1, 2, 3, 4, 5, 6, 7, 8], demand: 0.5 },
  'Sports & Outdoors': { months: [0, 8, 9, 10, 11], demand: 0.65 },
  Apparel: { months: [0, 1, 5, 6], demand: 0.8 },
}

/** The share of people who think of such a product in that month. */
export function appealInMonth(category: Category, month: number): number {
  const quiet = quietMonths[category]
  return quiet?.months.includes(month) ? quiet.demand : 1
}
