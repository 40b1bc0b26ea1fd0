// One home: where it stands, how large and old it is, and what it is worth.
import { lottery, type Random } from '#verticals/random.ts'
import { type Subdivision, subdivisions } from './subdivisions.ts'

export interface Home {
  subdivision: Subdivision
  address: string
  area: number
  beds: number
  fullBaths: number
  partialBaths: number
  yearBuilt: number
  hasPool: boolean
  /** What a well-informed buyer would pay today, in dollars. */
  value: number
}

const drawSubdivision = lottery(subdivisions.map(subdivision => [subdivision, subdivision.share]))
const LOWEST_VALUE = 195_000
const HIGHEST_VALUE = 4_400_000
const SHARE_NEWLY_BUILT = 0.3
const YEARS_NEW = 10

/** Hands out homes that stood in the year given, none at an address that was already used. */
export function homesFrom(random: Random): (year: number) => Home {
  const taken = new Set<string>()
  const drawHome = (year: number): Home => {
    const subdivision = drawSubdivision(random)
    const area = clamp(Math.round(subdivision.area * Math.exp(random.bell(0, 0.31))), 640, 7200)
    const beds = clamp(Math.round(area / 820 + random.bell(0.7, 0.55)), 1, 7)
    const fullBaths = clamp(Math.round(beds * 0.72 + random.bell(0, 0.45)), 1, 6)
    const partialBaths = area > 1500 ? clamp(Math.round(area / 4200 + random.bell(0, 0.4)), 0, 2) : 0
    const yearBuilt = drawYearBuilt(subdivision, year, random)
    const hasPool = random.chance(poolShare(subdivision, area, year - yearBuilt))
    const value =
      area * perSquareFoot(subdivision, area, year - yearBuilt, hasPool) * Math.exp(random.bell(0, 0.09))
    const address = newAddress(subdivision, taken, random)
    return { subdivision, address, area, beds, fullBaths, partialBaths, yearBuilt, hasPool, value }
  }
  return year => {
    for (;;) {
      const home = drawHome(year)
      if (home.value > LOWEST_VALUE && home.value < HIGHEST_VALUE) return home
    }
  }
}

/** Pools go with large homes, and with those that were built for people who expect one. */
const poolShare = (subdivision: Subdivision, area: number, age: number): number =>
  subdivision.poolShare * (area > subdivision.area ? 1.2 : 0.8) * (age <= YEARS_NEW ? 1.3 : 0.95)

/** Large homes cost less for each square foot, new ones and those with a pool more. */
function perSquareFoot(subdivision: Subdivision, area: number, age: number, hasPool: boolean): number {
  const forSize = (subdivision.area / area) ** 0.18
  const forAge = 1 + clamp(15 - age, -30, 15) * 0.006
  return subdivision.perSquareFoot * forSize * forAge * (hasPool ? 1.07 : 1)
}

function drawYearBuilt({ built }: Subdivision, year: number, random: Random): number {
  if (built.ongoing && random.chance(SHARE_NEWLY_BUILT)) return year - random.integer(0, YEARS_NEW)
  return Math.min(year, random.integer(built.from, built.to))
}

function newAddress({ streets }: Subdivision, taken: Set<string>, random: Random): string {
  for (;;) {
    const address = `${random.integer(3, 480)} ${random.pick(streets)}`
    if (taken.has(address)) continue
    taken.add(address)
    return address
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
