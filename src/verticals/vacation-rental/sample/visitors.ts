// People who wrote to us or signed up. Some of them are the very guests and would-be buyers of the reservations.
import type { RowOf } from '#contract/tables.ts'
import {
  DAY,
  dayOf,
  daysFrom,
  HOUR,
  monthOf,
  momentOn,
  momentText,
  plusMonths,
  weekdayOf,
} from '#verticals/days.ts'
import { fullName, type Person } from '#verticals/people.ts'
import { entry, lottery, type Lottery, powerLaw, type Random, randomFrom } from '#verticals/random.ts'
import { drawInterest, type Interest, sources } from './interests.ts'
import { byPopularity, type Listing } from './listings.ts'
import { writeMessage } from './messages.ts'
import type { Reservation } from './reservations.ts'

export interface Visitor {
  id: number
  person: Person
  interest: Interest
  source: string
  message: string | null
  visitedAt: number
  /** The home that brought them here. */
  favorite: Listing
}

const VISITORS = 900
const FUTURE_GUESTS = 90
const SHARE_SILENT = 0.22
/** A home must be listed this long before someone can write at the end of a session. */
export const LONGEST_SESSION = HOUR
const VISITS_AROUND_TODAY = [0, 0, -1, -2]

// Holidays are planned in January and before summer.
const planningByMonth = [1.5, 1.2, 1.1, 1.1, 1.2, 1.2, 1.0, 0.8, 0.8, 0.8, 0.8, 0.8]

/** More of them every month, and at weekends. */
export function visitDays(asOf: number): Lottery<number> {
  const first = firstVisit(asOf)
  return lottery(
    daysFrom(first, asOf).map(day => [
      day,
      entry(planningByMonth, monthOf(day)) *
        (weekdayOf(day) >= 5 ? 1.3 : 1) *
        (1 + (0.6 * (day - first)) / (asOf - first)),
    ]),
  )
}

/** The day after, so that no time of day falls out of the eighteen months. */
export const firstVisit = (asOf: number): number => plusMonths(asOf, -18) + 1

export function makeVisitors(
  listings: readonly Listing[],
  reservations: readonly Reservation[],
  asOf: number,
  newPerson: () => Person,
): Visitor[] {
  const random = randomFrom('vacation rental: visitors')
  const known = knownVisits(reservations, asOf, random)
  const strangers = strangersFrom(listings, asOf, newPerson, random)
  const visits = [
    ...known,
    ...Array.from({ length: VISITORS - known.length }, (_, index) => strangers(index)),
  ]
  const introduce = (visit: Visit, index: number): Visitor => ({
    ...visit,
    id: index + 1,
    source: sources[visit.interest](random),
    message: random.chance(SHARE_SILENT) ? null : messageOf(visit, random),
  })
  return visits.sort((a, b) => a.visitedAt - b.visitedAt).map(introduce)
}

type Visit = Pick<Visitor, 'person' | 'interest' | 'visitedAt' | 'favorite'>

const messageOf = ({ person, interest, visitedAt, favorite }: Visit, random: Random): string =>
  writeMessage(
    interest,
    {
      writer: person.firstName,
      home: favorite.title,
      city: favorite.city,
      month: monthOf(dayOf(visitedAt)),
    },
    random,
  )

/** Whoever views a house wrote first, as did some who booked a stay: each of them once, shortly before. */
function knownVisits(reservations: readonly Reservation[], asOf: number, random: Random): Visit[] {
  const visits = new Map<string, Visit>()
  const recent = reservations.filter(({ bookedAt }) => dayOf(bookedAt) > firstVisit(asOf) + 3)
  const viewings = recent.filter(({ checkOut }) => checkOut === null)
  const stays = random.shuffled(recent.filter(({ checkOut }) => checkOut !== null)).slice(0, FUTURE_GUESTS)
  for (const { guest, listing, checkOut, bookedAt } of [...viewings, ...stays]) {
    const visitedAt = bookedAt - random.integer(HOUR, 3 * DAY)
    if (visitedAt - LONGEST_SESSION < listing.listedAt || visits.has(guest.email)) continue
    const interest = checkOut === null ? 'buying' : 'renting'
    visits.set(guest.email, { person: guest, interest, visitedAt, favorite: listing })
  }
  return [...visits.values()]
}

function strangersFrom(
  listings: readonly Listing[],
  asOf: number,
  newPerson: () => Person,
  random: Random,
): (index: number) => Visit {
  const drawDay = visitDays(asOf)
  const drawListing = powerLaw(byPopularity(listings), 0.8)
  return index => {
    const offset = VISITS_AROUND_TODAY[index]
    const visitedAt = momentOn(offset === undefined ? drawDay(random) : asOf + offset, asOf, random)
    let favorite = drawListing(random)
    while (favorite.listedAt > visitedAt - LONGEST_SESSION) favorite = drawListing(random)
    return { person: newPerson(), interest: drawInterest(random), visitedAt, favorite }
  }
}

export const visitorRow = (visitor: Visitor): RowOf<'visitors'> => ({
  id: visitor.id,
  name: fullName(visitor.person),
  email: visitor.person.email,
  interest_type: visitor.interest,
  source: visitor.source,
  message: visitor.message,
  visited_at: momentText(visitor.visitedAt),
})
