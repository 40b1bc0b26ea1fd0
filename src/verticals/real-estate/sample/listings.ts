// The listings as the MLS keeps them, in the order in which they came in.
import type { RowOf } from '#contract/tables.ts'
import { dayText, momentOn, momentText, yearOf } from '#verticals/days.ts'
import { randomFrom, weighted } from '#verticals/random.ts'
import { type Home, homesFrom } from './homes.ts'
import { askingPrice, rentIn2023, soldPrice } from './prices.ts'
import { closingDays, drawTimeline, lastWorkday, type Status } from './timeline.ts'

interface Listing {
  home: Home
  status: Status
  listedAt: number
  daysOnMarket: number
  ask: number
  sale: { price: number; closedOn: number } | null
  rent: number | null
}

const LISTINGS = 640
const FIRST_MLS_NUMBER = 208_411
// Days before today on which something closed for certain: "last week" must not come back empty.
const RECENT_CLOSINGS = [1, 3, 6, 9]

const drawStatus = weighted<Status>(['SLD', 'COP', 'SCO', 'EXP', 'WDN'], [46, 31, 9, 8, 6])

export function makeListings(asOf: number): RowOf<'real_estate_listings'>[] {
  const random = randomFrom('real estate: listings')
  const newHome = homesFrom(randomFrom('real estate: houses'))
  const recentClosings = RECENT_CLOSINGS.map(daysAgo => lastWorkday(asOf - daysAgo))
  const anyClosing = closingDays(asOf)

  const listings = Array.from({ length: LISTINGS }, (): Listing => {
    const status = drawStatus(random)
    const { listedOn, daysOnMarket, closedOn } = drawTimeline(
      status,
      asOf,
      () => recentClosings.pop() ?? anyClosing(random),
      random,
    )
    const home = newHome(yearOf(listedOn))
    const ask = askingPrice(home, (asOf - listedOn) / 365, random)
    const sale = closedOn === null ? null : { price: soldPrice(ask, daysOnMarket, random), closedOn }
    const listedAt = momentOn(listedOn, asOf, random)
    return { home, status, listedAt, daysOnMarket, ask, sale, rent: rentIn2023(home, random) }
  })

  // Numbers are shared with other offices, so that ours skip some.
  let mlsNumber = FIRST_MLS_NUMBER
  return listings
    .sort((a, b) => a.listedAt - b.listedAt)
    .map((listing, index) => toRow(listing, index + 1, `${(mlsNumber += random.integer(1, 90))}`))
}

function toRow(listing: Listing, id: number, mlsNumber: string): RowOf<'real_estate_listings'> {
  const { home, ask, sale } = listing
  const price = sale?.price ?? ask
  return {
    id,
    mls_number: mlsNumber,
    price,
    address: home.address,
    status: listing.status,
    beds: home.beds,
    full_baths: home.fullBaths,
    partial_baths: home.partialBaths,
    subdivision: home.subdivision.name,
    sold_price: sale?.price ?? null,
    ask_price: ask,
    close_date: sale && dayText(sale.closedOn),
    price_per_sf: Math.round((price * 100) / home.area) / 100,
    days_on_market: listing.daysOnMarket,
    owner_rental_in_23: listing.rent,
    has_pool: home.hasPool,
    year_built: home.yearBuilt,
    created_at: momentText(listing.listedAt),
  }
}
