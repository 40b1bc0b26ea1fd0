// The homes, each with the day it joined. What a home's status is today is known only once the stays are.
import type { RowOf } from '#contract/tables.ts'
import { DAY, HOUR, momentText } from '#verticals/days.ts'
import { cents, dollars } from '#verticals/money.ts'
import { randomFrom } from '#verticals/random.ts'
import { type Home, towns } from './homes.ts'

export interface Listing extends Home {
  id: number
  city: string
  state: string
  /** In cents. */
  nightly: number
  listedAt: number
  /** No guest comes while the repairs last. */
  underRepair: boolean
}

const HOMES_UNDER_REPAIR = 4
const FOUNDING_HOMES = 34

// Most homes joined before the first stay on the books; the rest came one by one until last week.
const daysAgo = (position: number, homes: number): number =>
  position < FOUNDING_HOMES
    ? 1455 - (position * 500) / FOUNDING_HOMES
    : 925 - ((position - FOUNDING_HOMES) * 918) / (homes - 1 - FOUNDING_HOMES)

/** Numbered in the order in which they joined. */
export function makeListings(asOf: number): Listing[] {
  const random = randomFrom('vacation rental: listings')
  const homes = random.shuffled(
    towns.flatMap(({ city, state, homes }) => homes.map(home => ({ home, city, state }))),
  )
  const repaired = new Set(random.shuffled(homes.slice(0, FOUNDING_HOMES)).slice(0, HOMES_UNDER_REPAIR))
  const list = (entry: (typeof homes)[number], position: number): Listing => ({
    ...entry.home,
    id: position + 1,
    city: entry.city,
    state: entry.state,
    nightly: cents(entry.home.rate),
    listedAt:
      (asOf - Math.floor(daysAgo(position, homes.length))) * DAY + random.integer(14 * HOUR, 23 * HOUR),
    underRepair: repaired.has(entry),
  })
  return homes.map(list)
}

/** From the most to the least sought after. The newest homes are not yet known and come last. */
export function byPopularity(listings: readonly Listing[]): Listing[] {
  const random = randomFrom('vacation rental: popularity')
  const newcomers = listings.slice(-4)
  return [...random.shuffled(listings.slice(0, -4)), ...newcomers]
}

export type ListingStatus = 'available' | 'pending' | 'booked' | 'maintenance'

export const listingRow = (listing: Listing, status: ListingStatus): RowOf<'property_listings'> => ({
  id: listing.id,
  title: listing.title,
  property_type: listing.type,
  city: listing.city,
  state: listing.state,
  price: dollars(listing.nightly),
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  status,
  address: listing.address,
  created_at: momentText(listing.listedAt),
})
