// What the words of the trade count: homes, stays, guests, leads and what happens on the site.
import type { Noun } from '#contract/model.ts'
import { is, isNot, words } from '#verticals/model-entries.ts'
import { people } from './people.ts'

const notCancelled = isNot('reservations.status', 'cancelled')
const notViewing = isNot('reservations.reservation_type', 'viewing')

const bookedOn = {
  attribute: 'reservations.created_at',
  words: words(
    `made, booked, reserved, booked on, made on, created, came in, came through, received, taken, logged, be placed, entered,
    submitted, put in, we secure, we secured, scored, won, snagged, nabbed, new booking, new reservation, fresh booking`,
  ),
}
/** A booking is made on one day for another: either may be meant. A stay happens on its own days. */
const orBookedOn = {
  ...bookedOn,
  // Guests come in on the day they arrive; a booking does when it is made.
  words: [...bookedOn.words, ...words('come in')],
  rival: true,
} as const
const leaving = {
  attribute: 'reservations.check_out',
  words: words(
    `checking out, leaving, departing, check out, checkout, vacating, going home, heading home, moving out, heading out,
    due out, ending, wrapping up, concluding`,
  ),
}
/** "Viewings scheduled for Friday": the day itself; scheduled without a day is still to come. */
const heldOn = {
  attribute: 'reservations.check_in',
  words: words('scheduled for, scheduled in, scheduled on, planned for, set for, lined up for'),
}
const stayColumns = [
  'property_listings.title',
  'reservations.check_in',
  'reservations.check_out',
  'reservations.total_price',
  'reservations.status',
]

const listings: readonly Noun[] = [
  {
    id: 'listing',
    table: 'property_listings',
    name: ['property_listings.title'],
    label: ['listing', 'listings'],
    words: words(`
      listing, property, home, house, place, rental, unit, vacation rental, accommodation, vacation home,
      holiday home, lodging, door, place to stay, spot to stay, somewhere to stay, spot, pad, digs, dwelling,
      residence, abode, hideaway, hideout, retreat, roof, holiday let, holiday rental, holiday property, vacation property,
      vacation house, short term rental, str, guesthouse
    `),
    verbs: words(
      'manage, offer, operate, run, look after, take care of, carry, handle, represent, we own, we serve',
    ),
    vague: words('thing, portfolio, inventory, stock'),
    date: 'property_listings.created_at',
    otherDates: [
      {
        attribute: 'property_listings.created_at',
        words: words(`
          onboarded, went live, signed, launched, be put up, join the portfolio, joined the portfolio, take on, took on, taken on, brought on board, listed, we listed, was listed, were listed, been listed,
          property listed, place listed, newly listed, added, added to the site, added to the portfolio, added to the system, we added, was added, were added, newly added,
          recently added
        `),
      },
    ],
    columns: [
      'property_listings.property_type',
      'property_listings.city',
      'property_listings.state',
      'property_listings.price',
      'property_listings.bedrooms',
      'property_listings.bathrooms',
      'property_listings.status',
    ],
    best: 'revenue',
    bestRival: 'booking',
    size: 'property_listings.bedrooms',
    origin: 'property_listings.city',
    amount: 'property_listings.price',
  },
  {
    id: 'studio',
    table: 'property_listings',
    name: ['property_listings.title'],
    label: ['studio', 'studios'],
    words: words('studio, studio apartment, efficiency'),
    where: [is('property_listings.bedrooms', 0)],
    date: 'property_listings.created_at',
    columns: ['property_listings.city', 'property_listings.state', 'property_listings.price'],
    best: 'revenue',
    bestRival: 'booking',
    amount: 'property_listings.price',
  },
  {
    id: 'vacancy',
    table: 'property_listings',
    name: ['property_listings.title'],
    label: ['available listing', 'available listings'],
    words: words('vacancy, opening'),
    where: [is('property_listings.status', 'available')],
    columns: ['property_listings.city', 'property_listings.state', 'property_listings.price'],
    amount: 'property_listings.price',
  },
]

const reservations: readonly Noun[] = [
  {
    id: 'booking',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['booking', 'bookings'],
    words: words('booking, arrival, check in, checkin, booking on the books'),
    verbs: words('book, booked, rented, rented out'),
    where: [notCancelled, notViewing],
    date: 'reservations.check_in',
    otherDates: [orBookedOn, leaving, heldOn],
    columns: stayColumns,
    best: 'reservations.total_price',
    bestRival: 'reservations.nights',
    amount: 'reservations.total_price',
  },
  {
    id: 'stay',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['stay', 'stays'],
    words: words('stay, trip, vacation, overnight stay, stay on the books, sojourn, overnight'),
    verbs: words('stay, stayed, host, hosted, welcome, welcomed, accommodate, accommodated'),
    where: [notCancelled, notViewing],
    date: 'reservations.check_in',
    otherDates: [bookedOn, leaving, heldOn],
    columns: stayColumns,
    best: 'reservations.total_price',
    bestRival: 'reservations.nights',
    amount: 'reservations.total_price',
  },
  {
    id: 'departure',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['departure', 'departures'],
    words: words('departure, check out, checkout, turnover day'),
    where: [notCancelled, notViewing],
    date: 'reservations.check_out',
    columns: ['property_listings.title', 'reservations.check_out'],
    amount: 'reservations.total_price',
  },
  {
    id: 'reservation',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['reservation', 'reservations'],
    words: words('reservation, rsvn, resv'),
    verbs: words('reserve, reserved'),
    where: [notCancelled],
    date: 'reservations.check_in',
    otherDates: [orBookedOn, leaving, heldOn],
    columns: stayColumns,
    best: 'reservations.total_price',
    bestRival: 'reservations.nights',
    amount: 'reservations.total_price',
  },
  {
    id: 'cancellation',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['cancellation', 'cancellations'],
    words: words('cancellation, cancelation'),
    where: [is('reservations.status', 'cancelled')],
    date: 'reservations.check_in',
    otherDates: [orBookedOn],
    columns: ['property_listings.title', 'reservations.check_in', 'reservations.total_price'],
    amount: 'reservations.total_price',
  },
  {
    id: 'viewing',
    table: 'reservations',
    name: ['reservations.guest_name'],
    label: ['viewing', 'viewings'],
    words: words(`
      viewing, tour, home tour, house tour, property tour, walkthrough, showings,
      house viewing, home viewing, property viewing, buyer viewing, viewing appointment,
      viewing by would be buyer, viewing by a would be buyer, viewing by buyer, viewing by potential buyer
    `),
    verbs: words('tour, view in person'),
    where: [notCancelled, is('reservations.reservation_type', 'viewing')],
    date: 'reservations.check_in',
    otherDates: [bookedOn, heldOn],
    columns: ['property_listings.title', 'reservations.check_in', 'reservations.status'],
  },
  {
    id: 'guest',
    table: 'reservations',
    key: 'guest_email',
    name: ['reservations.guest_name'],
    label: ['guest', 'guests'],
    words: words(`
      guest, traveler, traveller, vacationer, renter, customer, client, holidaymaker, booker, spender,
      big spender, party, household, patron, lodger, tenant, clientele
    `),
    vague: words('person, people, folk'),
    date: 'reservations.check_in',
    otherDates: [bookedOn, leaving, heldOn],
    columns: ['reservations.guest_email'],
    best: 'revenue',
    bestRival: 'stay',
  },
]

export const nouns: readonly Noun[] = [...listings, ...reservations, ...people]
