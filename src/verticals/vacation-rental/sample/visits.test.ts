import { describe, expect, test } from 'vitest'
import {
  countBy,
  daysBetween,
  distinct,
  invented,
  monthsFrom,
  outside,
  sampleDays,
  setOf,
  share,
  shareOfTop,
  tablesOf,
  uuid,
} from '#verticals/sample-days.testing.ts'
import { closings, openings, requests } from './message-words.ts'
import { vacationRentalSample } from './sample.ts'

const sources = 'airbnb, booking_com, direct, facebook, google, instagram, newsletter, referral, vrbo'

test('people write in at least sixty ways', () => {
  const phrases = [...Object.values(openings).flat(), ...Object.values(requests).flat(), ...closings]
  expect(new Set(phrases).size).toBeGreaterThan(60)
})

describe.each(sampleDays)('the visitors of %s', asOf => {
  const table = tablesOf(vacationRentalSample, asOf)
  const visitors = table('visitors')
  const visitorOf = new Map(visitors.map(visitor => [visitor.id, visitor]))
  const listings = table('property_listings')
  const listingOf = new Map(listings.map(listing => [listing.id, listing]))
  const interactions = table('visitor_interactions')
  const sessions = Map.groupBy(interactions, ({ session_id }) => session_id)
  const messages = visitors.flatMap(({ message }) => message ?? [])

  test('about 900 people came in the past eighteen months', () => {
    expect(visitors.map(({ id }) => id)).toEqual(Array.from({ length: 900 }, (_, index) => index + 1))
    expect(outside(visitors, row => row.visited_at, monthsFrom(asOf, -18), `${asOf}T03`)).toEqual([])
  })

  test('every interest is reached from nearly every source', () => {
    expect(distinct(visitors, ({ source }) => source)).toEqual(setOf(sources))
    const interests = distinct(visitors, ({ interest_type }) => interest_type)
    expect(interests).toEqual(setOf('buying, investing, listing, renting'))
    expect(distinct(visitors, row => `${row.interest_type} ${row.source}`).size).toBeGreaterThan(31)
  })

  test('nobody can be written to, and nobody is here twice', () => {
    expect(visitors.filter(({ email }) => !invented.test(email))).toEqual([])
    expect(distinct(visitors, ({ email }) => email).size).toBe(visitors.length)
  })

  test('a visitor who is also a guest has the same name in both places', () => {
    const guestOf = new Map(table('reservations').map(stay => [stay.guest_email, stay.guest_name]))
    const guests = visitors.filter(({ email }) => guestOf.has(email))
    expect(guests.length).toBeGreaterThan(100)
    expect(guests.filter(({ email, name }) => guestOf.get(email) !== name)).toEqual([])
  })

  test('whoever came to view a home had written as a buyer', () => {
    const buyers = new Set(
      visitors.filter(({ interest_type }) => interest_type === 'buying').map(({ email }) => email),
    )
    const viewings = table('reservations').filter(
      stay => stay.reservation_type === 'viewing' && stay.created_at > monthsFrom(asOf, -17),
    )
    expect(share(viewings, ({ guest_email }) => buyers.has(guest_email))).toBeGreaterThan(0.95)
  })

  test('about a fifth wrote nothing; the others wrote one to three sentences, hardly any of them alike', () => {
    expect(1 - messages.length / visitors.length).toBeGreaterThan(0.15)
    expect(1 - messages.length / visitors.length).toBeLessThan(0.3)
    expect(messages.filter(message => message.split(/(?<=[.!?])\s+/).length > 3)).toEqual([])
    expect(messages.filter(message => /[{}]|undefined/.test(message))).toEqual([])
    expect(new Set(messages).size / messages.length).toBeGreaterThan(0.7)
  })

  test.each([/\bpets?\b/i, /wifi/i, /late check.?in/i, /hot tub/i, /pric|rate|budget/i, /lake/i, /cancel/i])(
    'several messages mention %s',
    topic => expect(messages.filter(message => topic.test(message)).length).toBeGreaterThan(5),
  )

  test('some buyers dream of a lake', () => {
    const dreamers = visitors.filter(
      ({ interest_type, message }) => interest_type === 'buying' && /lake/i.test(message ?? ''),
    )
    expect(dreamers.length).toBeGreaterThan(5)
  })

  test('people came today and last week', () => {
    const ages = visitors.map(({ visited_at }) => daysBetween(visited_at, asOf))
    expect(ages.filter(age => age < 0).length).toBeGreaterThan(1)
    expect(ages.filter(age => age > 0 && age < 7).length).toBeGreaterThan(3)
  })

  test('they left about 8,000 traces in eighteen months, some of them today', () => {
    expect(interactions.length).toBeGreaterThan(7800)
    expect(interactions.length).toBeLessThan(8200)
    expect(
      outside(interactions, row => row.interaction_timestamp, monthsFrom(asOf, -18), `${asOf}T03`),
    ).toEqual([])
    expect(interactions.filter(({ interaction_timestamp: at }) => at > asOf).length).toBeGreaterThan(5)
  })

  test('many see a home, fewer look, fewer click, few write', () => {
    const counts = countBy(interactions, ({ interaction_type }) => interaction_type)
    const { impression = 0, view = 0, click = 0, inquiry = 0, favorite = 0, share: shared = 0 } = counts
    expect([impression, view, click, inquiry]).toEqual(
      [impression, view, click, inquiry].toSorted((a, b) => b - a),
    )
    expect(inquiry / view).toBeGreaterThan(0.1)
    expect(inquiry / view).toBeLessThan(0.3)
    expect(favorite).toBeGreaterThan(shared)
    expect(Object.keys(counts)).toHaveLength(6)
  })

  test('a session has one person, one device and one source, and takes its time', () => {
    const odd = [...sessions.values()].filter(
      steps =>
        distinct(steps, row => `${row.visitor_id} ${row.device_type} ${row.referrer_source}`).size !== 1 ||
        distinct(steps, ({ interaction_timestamp }) => interaction_timestamp).size !== steps.length,
    )
    expect(odd).toEqual([])
    expect([...sessions.keys()].filter(id => !uuid.test(id))).toEqual([])
    expect(interactions.length / sessions.size).toBeGreaterThan(3)
    const devices = distinct(interactions, ({ device_type }) => device_type)
    expect(devices).toEqual(setOf('desktop, mobile, tablet'))
  })

  test('a visitor comes from where they say, and others stay anonymous', () => {
    const odd = interactions.filter(
      ({ visitor_id, referrer_source }) =>
        visitor_id !== null && visitorOf.get(visitor_id)?.source !== referrer_source,
    )
    expect(odd).toEqual([])
    const anonymous = share(interactions, ({ visitor_id }) => visitor_id === null)
    expect(anonymous).toBeGreaterThan(0.2)
    expect(anonymous).toBeLessThan(0.5)
  })

  test('an inquiry is written by a visitor, when they visited, about a home they have just looked at', () => {
    const odd = interactions
      .filter(({ interaction_type }) => interaction_type === 'inquiry')
      .filter(inquiry => {
        const visitor = visitorOf.get(inquiry.visitor_id ?? 0)
        const looked = sessions
          .get(inquiry.session_id)
          ?.some(step => step.interaction_type === 'view' && step.property_id === inquiry.property_id)
        return !looked || !visitor?.message || visitor.visited_at !== inquiry.interaction_timestamp
      })
    expect(odd).toEqual([])
  })

  test('a page without a home can only be seen', () => {
    const pages = interactions.filter(({ property_id }) => property_id === null)
    expect(distinct(pages, ({ interaction_type }) => interaction_type)).toEqual(setOf('impression, view'))
  })

  test('nobody sees a home before it is listed', () => {
    const early = interactions.filter(
      ({ property_id, interaction_timestamp }) =>
        property_id !== null && (listingOf.get(property_id)?.created_at ?? '9999') > interaction_timestamp,
    )
    expect(early).toEqual([])
  })

  test('a few homes draw most eyes', () => {
    const seen = interactions.filter(({ property_id }) => property_id !== null)
    const top = shareOfTop(
      countBy(seen, ({ property_id }) => property_id ?? 0),
      12,
    )
    expect(top).toBeGreaterThan(0.4)
    expect(top).toBeLessThan(0.7)
  })
})
