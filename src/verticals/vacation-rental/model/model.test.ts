import { describe, expect, test } from 'vitest'
import { stem } from '#engine/text/stem.ts'
import { categoryValues, claims, overlaps, unclaimed } from '#verticals/model-claims.testing.ts'
import { words } from '#verticals/model-entries.ts'
import { ModelOnRows } from '#verticals/model-on-rows.testing.ts'
import { average, distinct, sum, tablesOf } from '#verticals/sample-days.testing.ts'
import { vacationRentalSample } from '#verticals/vacation-rental/sample/sample.ts'
import { vacationRentalModel as model } from './model.ts'

const today = '2026-11-15'
const rows = vacationRentalSample.rows(today)
const table = tablesOf(vacationRentalSample, today)
const business = new ModelOnRows(model, rows, today)
const reservations = table('reservations')
const interactions = table('visitor_interactions')

test('every word of the dictionary has its entry', () => {
  const dictionary = {
    revenue: words('revenue, income, sale, earning'),
    booking: words('booking'),
    stay: words('stay'),
    reservation: words('reservation'),
    viewing: words('viewing'),
    'reservations.nights': words('night'),
    average_stay: words('average stay'),
    occupancy: words('occupancy, occ'),
    adr: words('adr, average daily rate'),
    revpar: words('revpar'),
    'reservations.length_of_stay': words('los, length of stay'),
    cancellation_rate: words('cancellation rate'),
    popularity: words('popular'),
    guest: words('guest'),
    repeat_guest: words('repeat'),
    visitor: words('lead, prospect, visitor'),
    'property_listings.price': words('cheap, expensive, priciest, price, nightly rate'),
    'property_listings.bedrooms': words('sleep, bed'),
    upcoming: words('upcoming'),
    conversion: words('conversion'),
    studio: words('studio'),
  }
  expect(unclaimed(model, dictionary)).toEqual([])
})

describe('a word with two meanings', () => {
  const compared = (word: string) => word.toLowerCase().split(/[ _]/).map(stem).join(' ')
  const source = ['visitor_interactions.referrer_source', 'visitors.source'] as const
  // One value in two columns is one meaning: which column holds it follows from the thing that is spoken of.
  const all = claims(model, categoryValues(model, rows)).map(({ word, by }) => ({
    word,
    by: by.includes('=') ? by.replace(...source) : by,
  }))

  test('has two, for a reason', () => {
    const reasons = {
      'leads and interactions both have a source': words('source, traffic source, channel, platform'),
      'social media and booking platforms send leads and interactions': words(`
        social, social media, social network, ota, online travel agency, online travel agent,
        booking platform, booking site
      `),
      'homes and reservations both have a status and a type': words('status, pending, type'),
      'guests and leads both have an email': words('email, email address'),
      'guests and leads are both people': words('person, folk'),
      'homes, reservations and leads are all new at some time': words(
        'newest, latest, recent, oldest, create at',
      ),
      'an arrival or departure is a day, and a stay that begins or ends on it': words(`
        check in, checkin, check out, checkout
      `),
      'a lead may be interested in listing a home': words('listing'),
      'a home is rented out, and a lead may be interested in renting one': words('rent, rent out'),
      'a home is booked or reserved, guests do so, and it was done on a day': words('book, reserve'),
      'bookings, leads and inquiries all come in on some day': words(
        'come in, come through, receive, submit',
      ),
      'homes make money and take it in, and bookings are made and taken on a day': words('make, take'),
    }
    const expected = Object.values(reasons).flat().sort()
    expect(Object.keys(overlaps(all, model, compared))).toEqual(expected)
  })

  test('is never one that the data cannot answer', () => {
    const told = new Set(model.absent.map(({ label }) => `no ${label}`))
    const torn = Object.entries(overlaps(all, model, compared)).filter(([, by]) =>
      by.some(one => told.has(one)),
    )
    expect(torn).toEqual([])
  })
})

describe('the words of the trade mean what the dictionary says', () => {
  const active = reservations.filter(({ status }) => status !== 'cancelled')
  const bookings = active.filter(({ reservation_type }) => reservation_type !== 'viewing')
  const earned = reservations.filter(({ status }) => status === 'confirmed' || status === 'completed')
  const nights = ({ check_in, check_out }: (typeof reservations)[number]) =>
    check_out === null ? 0 : (Date.parse(check_out) - Date.parse(check_in)) / 86_400_000
  const ofType = (...types: string[]) =>
    interactions.filter(({ interaction_type }) => types.includes(interaction_type)).length

  test('a reservation is not cancelled, a booking or stay is no viewing either', () => {
    expect(business.rowsOf('reservation')).toHaveLength(active.length)
    expect(business.rowsOf('booking')).toHaveLength(bookings.length)
    expect(business.rowsOf('stay')).toEqual(business.rowsOf('booking'))
  })

  test('revenue is what confirmed and completed reservations bring', () => {
    expect(business.measure('revenue')).toBeCloseTo(
      sum(earned, row => row.total_price),
      2,
    )
  })

  test('the average daily rate is revenue over nights', () => {
    expect(business.measure('adr')).toBeCloseTo(sum(earned, row => row.total_price) / sum(earned, nights), 6)
  })

  test('the average stay is counted in nights of bookings', () => {
    expect(business.measure('average_stay')).toBeCloseTo(average(bookings, nights), 6)
  })

  test('the cancellation rate is over all reservations, viewings too', () => {
    const cancelled = reservations.length - active.length
    expect(business.measure('cancellation_rate')).toBeCloseTo((100 * cancelled) / reservations.length, 6)
  })

  test('popular homes are viewed, clicked, asked for and favored, not just shown or shared', () => {
    expect(business.measure('popularity')).toBe(ofType('view', 'click', 'inquiry', 'favorite'))
  })

  test('conversion is inquiries over views', () => {
    expect(business.measure('conversion')).toBeCloseTo((100 * ofType('inquiry')) / ofType('view'), 6)
  })

  test('a repeat guest has two reservations that stand; the rate is over all guests', () => {
    const counts = Map.groupBy(active, ({ guest_email }) => guest_email)
    const repeat = [...counts.values()].filter(own => own.length >= 2).length
    const guests = distinct(reservations, ({ guest_email }) => guest_email).size
    expect(business.measure('repeat_guest_rate')).toBeCloseTo((100 * repeat) / guests, 6)
  })

  test('an upcoming stay begins after today, a current one has begun and not ended', () => {
    const upcoming = active.filter(({ check_in }) => check_in > today)
    const current = active.filter(({ check_in, check_out }) => check_in <= today && (check_out ?? '') > today)
    expect(business.rowsIn('upcoming')).toHaveLength(upcoming.length)
    expect(business.rowsIn('in_house')).toHaveLength(current.length)
    expect(current.length).toBeGreaterThan(0)
  })

  test('an anonymous interaction belongs to no visitor', () => {
    const anonymous = interactions.filter(({ visitor_id }) => visitor_id === null)
    expect(business.rowsIn('anonymous')).toHaveLength(anonymous.length)
  })

  test('a studio has no bedroom', () => {
    const studios = table('property_listings').filter(({ bedrooms }) => bedrooms === 0)
    expect(business.rowsOf('studio')).toHaveLength(studios.length)
  })

  test('the booking window runs from the day of booking to check-in', () => {
    const [row] = business.rowsOf('booking')
    const days = row && business.value('reservations.booking_window', row)
    const bookedOn = String(row?.['created_at']).slice(0, 10)
    expect(days).toBe((Date.parse(String(row?.['check_in'])) - Date.parse(bookedOn)) / 86_400_000)
  })
})
