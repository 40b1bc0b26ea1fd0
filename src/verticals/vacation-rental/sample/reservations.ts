// Stays, stays that were called off, and visits by would-be buyers.
import type { RowOf } from '#contract/tables.ts'
import { dayOf, dayText, momentOn, momentText, weekdayOf } from '#verticals/days.ts'
import { dollars } from '#verticals/money.ts'
import { fullName, type Person } from '#verticals/people.ts'
import { type Lottery, powerLaw, type Random, randomFrom } from '#verticals/random.ts'
import { type Nights, openGuestBook, overlaps } from './guests.ts'
import {
  arrivalDays,
  drawLeadDays,
  drawNights,
  firstArrival,
  lastArrival,
  reservationType,
} from './habits.ts'
import { byPopularity, type Listing } from './listings.ts'
import { stayPrice } from './seasons.ts'

export interface Reservation {
  listing: Listing
  guest: Person
  checkIn: number
  /** Null for a viewing. */
  checkOut: number | null
  /** In cents. */
  price: number
  status: 'confirmed' | 'completed' | 'pending' | 'cancelled'
  bookedAt: number
}

const STAYS = 2090
const CANCELLED_STAYS = 310
const VIEWINGS = 200
const POPULARITY = 0.75

// Days from today on which somebody arrives for certain, so that the front desk always has work.
const ARRIVALS_AROUND_TODAY = [-3, -1, 0, 0, 0, 1, 2, 4, 6]
const REPAIRS = { before: 12, after: 21 }

/** A home's book: which nights are taken, and on which days its guests like to come. */
interface Book {
  listing: Listing
  taken: Nights[]
  drawArrival: Lottery<number>
}

interface Request {
  book: Book
  nights: Nights
  bookedAt: number
}

export function makeReservations(
  listings: readonly Listing[],
  asOf: number,
  newPerson: () => Person,
): Reservation[] {
  const random = randomFrom('vacation rental: reservations')
  const signIn = openGuestBook(newPerson, random)
  const drawRequest = requestsFor(listings, asOf, random)

  const reserve = ({ book: { listing }, nights, bookedAt }: Request, cancelled: boolean): Reservation => ({
    listing,
    guest: signIn(nights),
    checkIn: nights.from,
    checkOut: nights.until,
    price: stayPrice(listing.type, listing.nightly, nights.from, nights.until - nights.from),
    status: cancelled ? 'cancelled' : statusOf(nights, bookedAt, asOf, random),
    bookedAt,
  })

  const arrivals = ARRIVALS_AROUND_TODAY.map(offset => asOf + offset)
  const stays: Reservation[] = []
  while (stays.length < STAYS) {
    const request = drawRequest(arrivals[stays.length])
    if (overlaps(request.book.taken, request.nights)) continue
    request.book.taken.push(request.nights)
    stays.push(reserve(request, false))
  }
  const cancelled = Array.from({ length: CANCELLED_STAYS }, () => reserve(drawRequest(), true))
  const viewings = makeViewings(listings, asOf, newPerson)
  return [...stays, ...cancelled, ...viewings].sort((a, b) => a.bookedAt - b.bookedAt)
}

/** Requests that can have reached us by today, for a home that was already listed. */
function requestsFor(listings: readonly Listing[], asOf: number, random: Random) {
  const repairs = { from: asOf - REPAIRS.before, until: asOf + REPAIRS.after }
  const books = byPopularity(listings).map(listing => ({
    listing,
    taken: listing.underRepair ? [repairs] : [],
    drawArrival: arrivalDays(listing.type, asOf),
  }))
  const drawBook = powerLaw<Book>(books, POPULARITY)
  return (arrival?: number): Request => {
    for (;;) {
      const book = drawBook(random)
      const from = arrival ?? book.drawArrival(random)
      const length = drawNights(random)
      const bookedOn = from - drawLeadDays(length, random)
      if (bookedOn > asOf) continue
      const bookedAt = momentOn(bookedOn, asOf, random)
      if (bookedAt > book.listing.listedAt) return { book, nights: { from, until: from + length }, bookedAt }
    }
  }
}

const DAYS_TO_CONFIRM = 14

function statusOf(nights: Nights, bookedAt: number, asOf: number, random: Random): Reservation['status'] {
  if (nights.until < asOf) return 'completed'
  const isFresh = dayOf(bookedAt) > asOf - DAYS_TO_CONFIRM
  return nights.from > asOf && isFresh && random.chance(0.6) ? 'pending' : 'confirmed'
}

const SUNDAY = 6

function makeViewings(listings: readonly Listing[], asOf: number, newPerson: () => Person): Reservation[] {
  const random = randomFrom('vacation rental: viewings')
  const drawListing = powerLaw(byPopularity(listings), 0.4)
  const viewings: Reservation[] = []
  while (viewings.length < VIEWINGS) {
    const listing = drawListing(random)
    const checkIn = random.integer(firstArrival(asOf), lastArrival(asOf))
    const bookedOn = checkIn - random.integer(2, 24)
    if (weekdayOf(checkIn) === SUNDAY || bookedOn > asOf) continue
    const bookedAt = momentOn(bookedOn, asOf, random)
    if (bookedAt < listing.listedAt) continue
    const visit = { from: checkIn, until: checkIn }
    const status = random.chance(0.16) ? 'cancelled' : statusOf(visit, bookedAt, asOf, random)
    viewings.push({ listing, guest: newPerson(), checkIn, checkOut: null, price: 0, status, bookedAt })
  }
  return viewings
}

export function reservationRow(reservation: Reservation, index: number): RowOf<'reservations'> {
  const { listing, guest, checkIn, checkOut } = reservation
  return {
    id: index + 1,
    property_id: listing.id,
    guest_name: fullName(guest),
    guest_email: guest.email,
    check_in: dayText(checkIn),
    check_out: checkOut === null ? null : dayText(checkOut),
    reservation_type: checkOut === null ? 'viewing' : reservationType(checkOut - checkIn),
    total_price: dollars(reservation.price),
    status: reservation.status,
    created_at: momentText(reservation.bookedAt),
  }
}
