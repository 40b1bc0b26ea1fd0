// What is known of a reservation, and what follows from its dates.
import type { Attribute } from '#contract/model.ts'
import { column, dayOf, derived, linkColumn, minus, over, words } from '#verticals/model-entries.ts'
import { callingOff } from '#verticals/verbs.ts'

const table = 'reservations'
const nights = minus('check_out', 'check_in')

const theDayOf = (verbs: string): string[] =>
  words(verbs).flatMap(verb => ['day they', 'date they', 'day when they'].map(day => `${day} ${verb}`))

/** "Days between making the booking and showing up", "time from the day they book to check-in". */
const furthestAhead = ['', 'booked ', 'get booked ', 'booked the ', 'get booked the '].flatMap(done =>
  words('furthest, farthest, longest').flatMap(far =>
    words('in advance, ahead, out, ahead of time').map(how => `${done}${far} ${how}`),
  ),
)

const fromBookingToArrival = ['day', 'time', 'gap', 'wait'].flatMap(span =>
  words(`
    booking, the booking, booking it, making the booking, making a booking, when they book, when they booked, when a booking is made,
    the day they book, the day they booked, the day a booking is made, the booking date, booking date, date booked, reserving, the day they made the booking,
    when they made the booking, them making the booking, them booking
  `).flatMap(booked =>
    words(`
      check in, the check in, arrival, the arrival, their arrival, arriving, showing up, checking in, staying, the day they arrive,
      when they arrive, the stay, the check in date, check in date, the arrival date, arrival date, them showing up, them arriving, they arrive,
      they show up
    `).flatMap(arrived => [
      `${span} between ${booked} and ${arrived}`,
      `${span} from ${booked} to ${arrived}`,
      `${span} from ${booked} until ${arrived}`,
    ]),
  ),
)

export const reservationAttributes: readonly Attribute[] = [
  column(table, 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'reservation ID',
    words: words('reservation id, booking id, reservation number, booking number, confirmation number'),
    quiet: true,
  }),
  linkColumn(table, 'property_id', 'listing ID'),
  column(table, 'guest_name', {
    kind: 'text',
    format: 'text',
    label: 'guest',
    words: words('guest name, name of the guest, traveler name'),
    names: true,
    ofPeople: true,
    searchable: true,
  }),
  column(table, 'guest_email', {
    kind: 'identifier',
    format: 'text',
    label: 'guest email',
    words: words('guest email, email, email address'),
  }),
  column(table, 'check_in', {
    kind: 'day',
    format: 'date',
    label: 'check-in',
    words: words(`
      check in, checkin, check in date, check in day, arrival date, arrival day, arrive, start, begin,
      start date, stay date, kick off, commence, showed up, turned up, get there, date of arrival, when they get there
    `).concat(theDayOf('arrive, check in, get here, get in, come, turn up, move in')),
  }),
  column(table, 'check_out', {
    kind: 'day',
    format: 'date',
    label: 'check-out',
    words: words(`
      check out, checkout, check out date, check out day, departure date, departure day, end date,
      date of departure, day of departure, leaving date
    `).concat(
      theDayOf(
        'leave, depart, check out, vacate, go, go home, head home, move out, head out, clear out, fly out, pack up',
      ),
    ),
  }),
  column(table, 'reservation_type', {
    kind: 'category',
    format: 'text',
    label: 'reservation type',
    words: words(`
      reservation type, type of reservation, booking type, type of booking, stay type, type of stay,
      kind of stay, kind of booking, kind of reservation, stay category, category of stay, booking category, category of booking,
      reservation category, category of reservation, stay class, class of stay, stay length category, length category, type
    `),
    values: {
      short_stay: words('short term, short term stay, short trip, short stay'),
      weekly: words('week long, weeklong, weekly stay'),
      monthly: words(`
        month long, monthlong, long term, long stay, monthly stay, long term stay, extended stay, mid term
      `),
      viewing: words('tour, home tour, house tour, walkthrough'),
    },
  }),
  column(table, 'total_price', {
    kind: 'number',
    format: 'money',
    label: 'total price',
    usualStep: 1000,
    words: words(`
      total price, booking total, reservation total, booking value, reservation value, stay value,
      booking amount, booking price, price of the stay, price of the booking, trip cost, trip total,
      stay total, reservation amount, ticket, bill
    `),
    noun: 'booking',
    rollup: 'sum',
  }),
  column(table, 'status', {
    kind: 'category',
    format: 'text',
    label: 'status',
    words: words('status, reservation status, booking status, stay status'),
    values: {
      confirmed: words('approved, firm, locked in, guaranteed, secured'),
      completed: words(
        'finished, fulfilled, over and done, really happened, actually happened, got done, actually got done, went ahead',
      ),
      pending: words(`
        unconfirmed, tentative, provisional, awaiting confirmation, not confirmed yet, not yet confirmed, waiting for confirmation,
        waiting to be confirmed, still to be confirmed, yet to be confirmed, nobody has confirmed yet, nobody has confirmed,
        no one has confirmed yet, no one has confirmed, nobody confirmed yet, not been confirmed yet, not yet been confirmed,
        have to be confirmed, has to be confirmed, need to be confirmed, needs to be confirmed, need confirming
      `),
      cancelled: [...words('cancellation, canceled, cancel, cxl'), ...callingOff],
    },
  }),
  column(table, 'created_at', {
    kind: 'moment',
    format: 'date',
    label: 'booked on',
    words: words(`
      created at, booking date, date booked, booked on, date of booking, reservation date, made on date,
      made on, book date, when they booked, day of booking
    `),
    high: words('newest, latest, recent'),
    low: words('oldest'),
    quiet: true,
  }),
  derived(table, 'nights', nights, {
    kind: 'number',
    format: 'nights',
    label: 'nights',
    words: words(`
      night, occupied night, night stayed, paid night, guest night, night we sold, night we sell, night do we sell, night we booked, night we rented
    `),
    noun: 'booking',
    rollup: 'sum',
    units: words('night, night stay, night long'),
  }),
  derived(table, 'length_of_stay', nights, {
    kind: 'number',
    format: 'nights',
    label: 'length of stay',
    words: words(`
      length of stay, los, stay length, length of the stay, stay duration, duration, duration of stay,
      trip length, length of trip, night per stay, night per booking, how long, length of booking,
      booking length, length, stay longer, stayed longer, stay shorter,
      day between check in and check out, time between check in and check out, number of day between check in and check out
    `),
    noun: 'booking',
    rollup: 'avg',
    high: words('longest, long lasting'),
    low: words('shortest'),
  }),
  derived(table, 'booking_window', minus('check_in', dayOf('created_at')), {
    kind: 'number',
    format: 'days',
    label: 'booking window',
    usualStep: 30,
    words: words(`
      booking window, reservation window, booking horizon, reservation lead time, lead time, booking lead time, lead time between booking and check in, lead time between booking and arrival, advance booking, advance notice, day in advance,
      day ahead, in advance, how far ahead, how far in advance, how long in advance, how long ahead, how long beforehand, how long before arrival,
      how long before check in, how long before arriving, how early, how far out, how soon before arrival, how soon before check in,
      how far before arrival, how far before check in,
      day of check in, day of arrival, day of arriving, day of checking in,
      before arrival, before check in, before arriving, ahead of arrival, ahead of check in, prior to arrival
    `).concat(fromBookingToArrival),
    noun: 'booking',
    rollup: 'avg',
    units: words('day ahead, day in advance, day before check in, day before arrival, day out'),
    high: ['earliest booked', ...furthestAhead],
    low: words('last minute'),
  }),
  derived(table, 'rate_paid', over('total_price', nights), {
    kind: 'number',
    format: 'money',
    label: 'price paid per night',
    usualStep: 100,
    words: words(`
      price paid per night, rate paid, rate paid per night, paid per night, nightly price paid,
      actual nightly rate
    `),
    noun: 'booking',
    rollup: 'avg',
    quiet: true,
  }),
]
