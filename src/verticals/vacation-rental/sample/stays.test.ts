import { describe, expect, test } from 'vitest'
import {
  average,
  countBy,
  daysBetween,
  distinct,
  invented,
  isMoney,
  monthsFrom,
  outside,
  sampleDays,
  setOf,
  share,
  shareOfTop,
  sum,
  tablesOf,
} from '#verticals/sample-days.testing.ts'
import { vacationRentalSample } from './sample.ts'

const townsOfTheDictionary =
  'Asheville NC, Aspen CO, Austin TX, Bar Harbor ME, Breckenridge CO, Carmel CA, Destin FL, Gatlinburg TN, Key West FL, Moab UT, Nags Head NC, Napa CA, Palm Springs CA, Park City UT, San Diego CA, Santa Cruz CA, Savannah GA, Scottsdale AZ, Sedona AZ, South Lake Tahoe CA'
const propertyTypes =
  'beach_house, city_loft, country_cottage, desert_villa, lake_house, mountain_cabin, ski_chalet, tiny_home'

describe.each(sampleDays)('the homes and stays of %s', asOf => {
  const table = tablesOf(vacationRentalSample, asOf)
  const listings = table('property_listings')
  const reservations = table('reservations')
  const listingOf = new Map(listings.map(listing => [listing.id, listing]))
  const stays = reservations.flatMap(({ check_out, ...stay }) => {
    const listing = listingOf.get(stay.property_id)
    return check_out === null || listing === undefined ? [] : [{ ...stay, check_out, listing }]
  })
  const keptStays = stays.filter(({ status }) => status !== 'cancelled')
  const nights = (stay: { check_in: string; check_out: string }) => daysBetween(stay.check_in, stay.check_out)

  test('there are sixty homes in the twenty towns, each with its own name', () => {
    expect(listings.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    expect(distinct(listings, ({ title }) => title).size).toBe(60)
    expect(distinct(listings, ({ address }) => address).size).toBe(60)
    expect(distinct(listings, ({ city, state }) => `${city} ${state}`)).toEqual(setOf(townsOfTheDictionary))
    expect(distinct(listings, ({ property_type }) => property_type)).toEqual(setOf(propertyTypes))
  })

  test('rates and rooms keep their bounds, and reach them', () => {
    const prices = listings.map(({ price }) => price)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([79, 1250])
    const bedrooms = listings.map(listing => listing.bedrooms)
    expect([Math.min(...bedrooms), Math.max(...bedrooms)]).toEqual([0, 7])
    const oddBaths = listings.filter(({ bathrooms: b }) => b < 1 || b > 6 || !Number.isInteger(b * 2))
    expect(oddBaths).toEqual([])
  })

  test('more bedrooms cost more', () => {
    const rate = (from: number, to: number) =>
      average(
        listings.filter(({ bedrooms }) => bedrooms >= from && bedrooms <= to),
        ({ price }) => price,
      )
    expect(rate(2, 3)).toBeGreaterThan(rate(0, 1))
    expect(rate(4, 5)).toBeGreaterThan(rate(2, 3))
    expect(rate(6, 7)).toBeGreaterThan(rate(4, 5))
  })

  test('homes were listed over the past four years, some of them lately', () => {
    expect(outside(listings, row => row.created_at, monthsFrom(asOf, -48), asOf)).toEqual([])
    expect(listings.filter(home => home.created_at > monthsFrom(asOf, -12)).length).toBeGreaterThan(4)
  })

  test("a home's status is what its stays say today", () => {
    const statusOf = (listing: (typeof listings)[number]) => {
      const own = keptStays.filter(stay => stay.property_id === listing.id)
      if (own.some(stay => stay.check_in <= asOf && stay.check_out > asOf)) return 'booked'
      return own.some(stay => stay.status === 'pending' && daysBetween(asOf, stay.check_in) <= 30)
        ? 'pending'
        : 'available'
    }
    const inService = listings.filter(({ status }) => status !== 'maintenance')
    expect(inService.filter(listing => listing.status !== statusOf(listing))).toEqual([])
    expect(distinct(listings, ({ status }) => status)).toEqual(
      setOf('available, booked, maintenance, pending'),
    )
  })

  test('nobody stays in a home under repair', () => {
    const closed = keptStays.filter(
      stay => stay.listing.status === 'maintenance' && stay.check_in <= asOf && stay.check_out > asOf,
    )
    expect(closed).toEqual([])
  })

  test('there are about 2,600 reservations, from thirty months ago to five months ahead', () => {
    expect(reservations.length).toBeGreaterThan(2500)
    expect(reservations.length).toBeLessThan(2700)
    expect(outside(reservations, row => row.check_in, monthsFrom(asOf, -30), monthsFrom(asOf, 5))).toEqual([])
  })

  test('the type of a reservation follows from its length', () => {
    const typeFor = (length: number) => (length >= 28 ? 'monthly' : length >= 7 ? 'weekly' : 'short_stay')
    expect(stays.filter(stay => stay.reservation_type !== typeFor(nights(stay)))).toEqual([])
    expect(stays.filter(stay => nights(stay) < 1)).toEqual([])
    const types = distinct(reservations, ({ reservation_type }) => reservation_type)
    expect(types).toEqual(setOf('monthly, short_stay, viewing, weekly'))
  })

  test('only a viewing has no end, and it costs nothing', () => {
    const odd = reservations.filter(
      ({ reservation_type, check_out, total_price }) =>
        (reservation_type === 'viewing') !== (check_out === null) ||
        (reservation_type === 'viewing') !== (total_price === 0),
    )
    expect(odd).toEqual([])
  })

  test('a stay costs its nights less a season discount of 0, 10 or 20 % and a length discount of 0, 10 or 25 %', () => {
    const odd = stays.filter(stay => {
      const length = nights(stay)
      const forLength = length >= 28 ? 0.75 : length >= 7 ? 0.9 : 1
      const full = stay.listing.price * length * forLength
      return ![1, 0.9, 0.8].some(season => Math.abs(full * season - stay.total_price) < 0.011)
    })
    expect(odd).toEqual([])
    expect(stays.filter(({ total_price }) => !isMoney(total_price))).toEqual([])
  })

  test('the status agrees with the calendar', () => {
    const odd = reservations.filter(({ status, check_in, check_out }) => {
      const isPast = (check_out ?? check_in) < asOf
      if (status === 'completed') return !isPast
      if (status === 'confirmed') return isPast
      return status === 'pending' && check_in <= asOf
    })
    expect(odd).toEqual([])
    const statuses = distinct(reservations, ({ status }) => status)
    expect(statuses).toEqual(setOf('cancelled, completed, confirmed, pending'))
  })

  test('a booking is made before the stay, after the home was listed, and not in the future', () => {
    const odd = reservations.filter(
      ({ created_at, check_in, property_id }) =>
        created_at >= check_in ||
        created_at > `${asOf}T03` ||
        created_at < (listingOf.get(property_id)?.created_at ?? '9999'),
    )
    expect(odd).toEqual([])
  })

  test.each(['property_id', 'guest_email'] as const)('no two kept stays of one %s overlap', column => {
    const byStart = keptStays.toSorted((a, b) => a.check_in.localeCompare(b.check_in))
    const leaves = new Map<string | number, string>()
    const clashes = byStart.filter(stay => {
      const clash = (leaves.get(stay[column]) ?? '') > stay.check_in
      leaves.set(stay[column], stay.check_out)
      return clash
    })
    expect(clashes).toEqual([])
  })

  test('an address belongs to one guest and cannot receive mail', () => {
    const guests = distinct(reservations, ({ guest_email, guest_name }) => `${guest_email} ${guest_name}`)
    expect(guests.size).toBe(distinct(reservations, ({ guest_email }) => guest_email).size)
    expect(reservations.filter(({ guest_email }) => !invented.test(guest_email))).toEqual([])
  })

  test('guests come back, and a few have become regulars', () => {
    const visits = Object.values(countBy(keptStays, ({ guest_email }) => guest_email))
    expect(share(visits, count => count >= 2)).toBeGreaterThan(0.2)
    expect(share(visits, count => count >= 2)).toBeLessThan(0.4)
    expect(visits.filter(count => count > 3).length).toBeGreaterThan(20)
    expect(Math.max(...visits)).toBeLessThan(10)
  })

  test('about one in eight reservations is cancelled', () => {
    const rate = share(reservations, ({ status }) => status === 'cancelled')
    expect(rate).toBeGreaterThan(0.1)
    expect(rate).toBeLessThan(0.16)
  })

  test('people ski in winter and swim in summer', () => {
    const twoYears = keptStays.filter(
      ({ check_in }) => check_in >= monthsFrom(asOf, -24) && check_in < monthsFrom(asOf, 0),
    )
    const arrivals = (type: string, months: string) =>
      twoYears.filter(
        ({ listing, check_in }) => listing.property_type === type && setOf(months).has(check_in.slice(5, 7)),
      ).length
    const [winter, summer] = ['12, 01, 02', '06, 07, 08']
    expect(arrivals('ski_chalet', winter)).toBeGreaterThan(1.8 * arrivals('ski_chalet', summer))
    expect(arrivals('beach_house', summer)).toBeGreaterThan(1.8 * arrivals('beach_house', winter))
  })

  test('most guests arrive at the end of the week', () => {
    const weekday = ({ check_in }: { check_in: string }) => new Date(check_in).getUTCDay()
    expect(share(keptStays, stay => [4, 5, 6].includes(weekday(stay)))).toBeGreaterThan(0.55)
  })

  test('a few homes are far more popular than the rest', () => {
    const top = shareOfTop(
      countBy(keptStays, ({ property_id }) => property_id),
      12,
    )
    expect(top).toBeGreaterThan(0.38)
    expect(top).toBeLessThan(0.65)
  })

  test('some book within the week, others half a year ahead', () => {
    const leads = stays.map(stay => daysBetween(stay.created_at, stay.check_in)).sort((a, b) => a - b)
    expect(leads[0]).toBeLessThan(7)
    expect(leads[Math.floor(leads.length / 2)]).toBeGreaterThan(20)
    expect(leads[Math.floor(leads.length / 2)]).toBeLessThan(60)
    expect(leads.at(-1)).toBeGreaterThan(180)
  })

  test('every one of the past 24 months and the next three has arrivals', () => {
    const arrivals = countBy(keptStays, ({ check_in }) => check_in.slice(0, 7))
    const months = Array.from({ length: 28 }, (_, index) => monthsFrom(asOf, index - 24).slice(0, 7))
    expect(months.filter(month => !arrivals[month])).toEqual([])
  })

  test('guests arrive today and this week, and new bookings came in this week', () => {
    const ahead = keptStays.map(({ check_in }) => daysBetween(asOf, check_in))
    expect(ahead.filter(days => days === 0).length).toBeGreaterThan(2)
    expect(ahead.filter(days => days > 0 && days <= 7).length).toBeGreaterThan(4)
    expect(stays.filter(({ created_at }) => daysBetween(created_at, asOf) < 7).length).toBeGreaterThan(4)
  })

  test('business grows', () => {
    const nightsBetween = (from: number, to: number) =>
      sum(
        keptStays.filter(
          ({ check_in }) => check_in >= monthsFrom(asOf, from) && check_in < monthsFrom(asOf, to),
        ),
        nights,
      )
    expect(nightsBetween(-12, 0)).toBeGreaterThan(nightsBetween(-24, -12))
  })
})
