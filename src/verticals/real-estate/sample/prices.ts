// What sellers ask, what buyers pay, and what a home brought in as a rental. All in whole dollars.
import { type Random, weighted } from '#verticals/random.ts'
import type { Home } from './homes.ts'

const belowTheRoundPrice = weighted([0, 100, 1000, 1500], [34, 30, 22, 14])

const YEARLY_RISE = 1.045

/** Homes were cheaper when the older listings came in, and sellers like prices that look smaller than they are. */
export function askingPrice(home: Home, yearsAgo: number, random: Random): number {
  const hoped = home.value * YEARLY_RISE ** -yearsAgo * random.between(0.98, 1.08)
  const step = hoped < 1_000_000 ? 5_000 : 25_000
  return Math.round(hoped / step) * step - belowTheRoundPrice(random)
}

/** A fresh listing may start a bidding war; a stale one is bargained down. */
export function soldPrice(ask: number, daysOnMarket: number, random: Random): number {
  const forHaste = daysOnMarket < 14 ? 0.014 : 0
  const ratio = 0.988 + forHaste - daysOnMarket * 0.00018 + random.bell(0, 0.024)
  return Math.round((ask * Math.min(1.08, Math.max(0.85, ratio))) / 500) * 500
}

const SHARE_RENTED_OUT = 0.37

/** Null for most, and for a home that was not there yet. */
export function rentIn2023(home: Home, random: Random): number | null {
  const rent = Math.round((home.value * random.between(0.018, 0.072)) / 50) * 50
  return random.chance(SHARE_RENTED_OUT) && home.yearBuilt < 2023 ? rent : null
}
