// The vacation-rental business: homes, stays, leads and what they did on the site.
import type { Day, Sample } from '#contract/sample.ts'
import { dayNumber } from '#verticals/days.ts'
import { peopleFrom } from '#verticals/people.ts'
import { randomFrom } from '#verticals/random.ts'
import { makeInteractions } from './interactions.ts'
import { type Listing, listingRow, type ListingStatus, makeListings } from './listings.ts'
import { questions } from './questions.ts'
import { makeReservations, type Reservation, reservationRow } from './reservations.ts'
import { makeVisitors, visitorRow } from './visitors.ts'

const DAYS_HELD_FOR_A_PENDING_STAY = 30

function statusToday(listing: Listing, reservations: readonly Reservation[], asOf: number): ListingStatus {
  if (listing.underRepair) return 'maintenance'
  const stays = reservations.filter(
    stay => stay.listing === listing && stay.checkOut !== null && stay.status !== 'cancelled',
  )
  const isUnderWay = stays.some(stay => stay.checkIn <= asOf && (stay.checkOut ?? asOf) > asOf)
  if (isUnderWay) return 'booked'
  const awaitsAnswer = stays.some(
    stay => stay.status === 'pending' && stay.checkIn <= asOf + DAYS_HELD_FOR_A_PENDING_STAY,
  )
  return awaitsAnswer ? 'pending' : 'available'
}

function rows(day: Day) {
  const asOf = dayNumber(day)
  const newPerson = peopleFrom(randomFrom('vacation rental: people'))
  const listings = makeListings(asOf)
  const reservations = makeReservations(listings, asOf, newPerson)
  const visitors = makeVisitors(listings, reservations, asOf, newPerson)
  return {
    property_listings: listings.map(listing => listingRow(listing, statusToday(listing, reservations, asOf))),
    reservations: reservations.map(reservationRow),
    visitors: visitors.map(visitorRow),
    visitor_interactions: makeInteractions(listings, visitors, asOf),
  }
}

export const vacationRentalSample: Sample = { demo: 'vacation_rental', rows, questions }
