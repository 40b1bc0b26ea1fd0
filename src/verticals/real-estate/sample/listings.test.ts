import { describe, expect, test } from 'vitest'
import {
  average,
  countBy,
  daysBetween,
  distinct,
  inOrder,
  isMoney,
  monthsFrom,
  outside,
  sampleDays,
  setOf,
  share,
  tablesOf,
} from '#verticals/sample-days.testing.ts'
import { realEstateSample } from './sample.ts'

const subdivisions = setOf(
  'Harbor Village, Palmetto Village, Lighthouse Village, Cypress Ridge, Sea Oaks, Marsh Landing, Heron Point, Old Town, Bay Colony, Live Oak Estates, The Preserve, Seabrook Shores',
)

/** Uploads may leave cells empty; the sample fills all but these. */
const optional = setOf('sold_price, close_date, owner_rental_in_23')

describe.each(sampleDays)('the listings of %s', asOf => {
  const thisYear = Number(asOf.slice(0, 4))
  const rows = tablesOf(realEstateSample, asOf)('real_estate_listings')
  const listings = rows.map(row => ({
    ...row,
    price: row.price ?? NaN,
    ask: row.ask_price ?? NaN,
    beds: row.beds ?? NaN,
    baths: (row.full_baths ?? NaN) + 0.5 * (row.partial_baths ?? NaN),
    days: row.days_on_market ?? NaN,
    built: row.year_built ?? NaN,
    area: (row.price ?? NaN) / (row.price_per_sf ?? NaN),
    subdivision: row.subdivision ?? '',
    status: row.status ?? '',
    soldPrice: row.sold_price ?? NaN,
    closed: row.close_date ?? '',
  }))
  const withStatus = (status: string) => listings.filter(listing => listing.status === status)
  const active = withStatus('COP')
  const sold = withStatus('SLD')

  test('there are 640, each with six digits of its own and an address', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 640 }, (_, index) => index + 1))
    expect(distinct(rows, ({ mls_number }) => mls_number).size).toBe(640)
    expect(rows.filter(({ mls_number }) => !/^\d{6}$/.test(mls_number))).toEqual([])
    expect(distinct(rows, ({ address }) => address).size).toBe(640)
  })

  test('nothing is missing but what belongs to a sale or to a rental', () => {
    const missing = rows.flatMap(row =>
      Object.entries(row)
        .filter(([column, value]) => value === null && !optional.has(column))
        .map(([column]) => column),
    )
    expect(missing).toEqual([])
  })

  test('all statuses and all subdivisions occur, also together for homes on the market and sold ones', () => {
    expect(distinct(listings, ({ status }) => status)).toEqual(setOf('COP, SCO, SLD, EXP, WDN'))
    expect(distinct(active, ({ subdivision }) => subdivision)).toEqual(subdivisions)
    expect(distinct(sold, ({ subdivision }) => subdivision)).toEqual(subdivisions)
  })

  test.each([
    ['beds', 1, 7],
    ['full_baths', 1, 6],
    ['partial_baths', 0, 2],
    ['ask_price', 165_000, 4_900_000],
    ['days_on_market', 0, 420],
    ['year_built', 1948, thisYear],
  ] as const)('%s lies between %d and %d', (column, low, high) => {
    expect(rows.filter(row => (row[column] ?? NaN) < low || (row[column] ?? NaN) > high)).toEqual([])
    expect(rows.filter(row => !Number.isFinite(row[column]))).toEqual([])
  })

  test('asking prices reach from starter homes to mansions', () => {
    expect(listings.filter(({ ask }) => ask < 300_000).length).toBeGreaterThan(5)
    expect(listings.filter(({ ask }) => ask > 2_500_000).length).toBeGreaterThan(5)
  })

  test('only a sale has a price and a closing date', () => {
    const odd = rows.filter(
      ({ status, sold_price, close_date }) =>
        (status === 'SLD') !== (sold_price !== null) || (status === 'SLD') !== (close_date !== null),
    )
    expect(odd).toEqual([])
  })

  test('the headline price is what was paid, or else what is asked', () => {
    expect(rows.filter(row => row.price !== (row.sold_price ?? row.ask_price))).toEqual([])
    const amounts = rows.flatMap(row => [row.price ?? NaN, row.price_per_sf ?? NaN])
    expect(amounts.filter(amount => !isMoney(amount))).toEqual([])
  })

  test('sales closed on workdays of the past thirty months', () => {
    expect(outside(sold, row => row.closed, monthsFrom(asOf, -30), asOf)).toEqual([])
    expect(sold.filter(({ closed }) => [0, 6].includes(new Date(closed).getUTCDay()))).toEqual([])
  })

  test('more than nine in ten sold for 92 to 104 % of the asking price, a fifth or so for more than asked', () => {
    const ratio = (sale: (typeof sold)[number]) => sale.soldPrice / sale.ask
    expect(share(sold, sale => ratio(sale) >= 0.92 && ratio(sale) <= 1.04)).toBeGreaterThan(0.9)
    expect(sold.filter(sale => ratio(sale) < 0.8 || ratio(sale) > 1.1)).toEqual([])
    expect(share(sold, sale => ratio(sale) > 1)).toBeGreaterThan(0.12)
    expect(share(sold, sale => ratio(sale) > 1)).toBeLessThan(0.35)
  })

  test('a home that sat for months went for a larger discount', () => {
    const ratio = (sale: (typeof sold)[number]) => sale.soldPrice / sale.ask
    const [quick, slow] = [sold.filter(({ days }) => days < 30), sold.filter(({ days }) => days > 90)]
    expect(average(quick, ratio)).toBeGreaterThan(average(slow, ratio))
  })

  test('the price for a square foot fits a believable whole number of them', () => {
    expect(listings.filter(({ area }) => area < 600 || area > 7300)).toEqual([])
    const uneven = rows.filter(row => {
      const area = Math.round((row.price ?? NaN) / (row.price_per_sf ?? NaN))
      return Math.abs((row.price ?? NaN) / area - (row.price_per_sf ?? NaN)) > 0.0051
    })
    expect(uneven).toEqual([])
  })

  test('more bedrooms mean more space, more baths and a higher price', () => {
    const [small, large] = [
      listings.filter(({ beds }) => beds <= 2),
      listings.filter(({ beds }) => beds >= 5),
    ]
    expect(average(large, ({ area }) => area)).toBeGreaterThan(1.6 * average(small, ({ area }) => area))
    expect(average(large, ({ baths }) => baths)).toBeGreaterThan(average(small, ({ baths }) => baths) + 1)
    expect(average(large, ({ price }) => price)).toBeGreaterThan(average(small, ({ price }) => price))
  })

  test('neighborhoods differ: Bay Colony costs at least twice as much per square foot as Sea Oaks, Old Town is the oldest', () => {
    const perSquareFoot = (name: string) =>
      average(
        rows.filter(({ subdivision }) => subdivision === name),
        ({ price_per_sf }) => price_per_sf ?? NaN,
      )
    expect(perSquareFoot('Bay Colony')).toBeGreaterThan(2 * perSquareFoot('Sea Oaks'))
    const age = (name: string) =>
      average(
        listings.filter(({ subdivision }) => subdivision === name),
        ({ built }) => built,
      )
    expect([...subdivisions].toSorted((a, b) => age(a) - age(b))[0]).toBe('Old Town')
  })

  test('a pool raises the price for a square foot', () => {
    const [pool, none] = [sold.filter(home => home.has_pool), sold.filter(home => !home.has_pool)]
    const perSquareFoot = (homes: typeof sold) => average(homes, ({ price_per_sf }) => price_per_sf ?? NaN)
    expect(perSquareFoot(pool)).toBeGreaterThan(perSquareFoot(none))
  })

  test('about a third report rental income for 2023, none of them built later', () => {
    const rented = rows.filter(({ owner_rental_in_23 }) => owner_rental_in_23 !== null)
    expect(rented.length / rows.length).toBeGreaterThan(0.24)
    expect(rented.length / rows.length).toBeLessThan(0.42)
    expect(rented.filter(({ year_built }) => (year_built ?? NaN) > 2023)).toEqual([])
    const yields = rented.map(row => (row.owner_rental_in_23 ?? NaN) / (row.price ?? NaN))
    expect(yields.filter(rate => rate < 0.01 || rate > 0.1)).toEqual([])
  })

  test('a listing came in when its days on the market say, and no home was listed before its year', () => {
    expect(active.filter(row => Math.abs(daysBetween(row.created_at, asOf) - row.days) > 1)).toEqual([])
    const early = sold.filter(row => daysBetween(row.created_at, row.closed) < row.days)
    expect(early).toEqual([])
    expect(listings.filter(row => row.built > Number(row.created_at.slice(0, 4)))).toEqual([])
    expect(rows.filter(({ created_at }) => created_at > `${asOf}T03`)).toEqual([])
  })

  test('numbers and rows follow the order in which listings came in', () => {
    expect(inOrder(rows.map(({ created_at }) => created_at))).toBe(true)
    expect(inOrder(rows.map(({ mls_number }) => mls_number))).toBe(true)
  })

  test('some homes came this week, others have waited for half a year', () => {
    expect(active.filter(({ days }) => days <= 7).length).toBeGreaterThan(3)
    expect(active.filter(({ days }) => days > 180).length).toBeGreaterThan(8)
    expect(share(active, ({ days }) => days > 30)).toBeGreaterThan(0.5)
  })

  test('homes closed last week, last month and in each of the past 24 months', () => {
    expect(sold.filter(({ closed }) => daysBetween(closed, asOf) <= 8).length).toBeGreaterThan(1)
    const perMonth = countBy(sold, ({ closed }) => closed.slice(0, 7))
    const months = Array.from({ length: 24 }, (_, index) => monthsFrom(asOf, index - 24).slice(0, 7))
    expect(months.filter(month => !perMonth[month])).toEqual([])
  })

  test('what visitors are invited to ask has several answers', () => {
    const aboutAMillion = active.filter(
      ({ has_pool, price, days, built }) =>
        has_pool && price >= 900_000 && price <= 1_100_000 && days > 30 && built >= thisYear - 10,
    )
    expect(aboutAMillion.length).toBeGreaterThan(2)
    const nearHalfAMillion = listings.filter(
      ({ subdivision, price }) => subdivision === 'Sea Oaks' && price >= 450_000 && price <= 550_000,
    )
    expect(nearHalfAMillion.length).toBeGreaterThan(4)
    const recentPools = sold.filter(({ has_pool, closed }) => has_pool && daysBetween(closed, asOf) <= 90)
    expect(recentPools.length).toBeGreaterThan(4)
    expect(active.filter(({ built }) => built >= thisYear - 2).length).toBeGreaterThan(4)
  })
})
