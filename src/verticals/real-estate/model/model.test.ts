import { describe, expect, test } from 'vitest'
import { stem } from '#engine/text/stem.ts'
import { categoryValues, claims, overlaps, unclaimed } from '#verticals/model-claims.testing.ts'
import { words } from '#verticals/model-entries.ts'
import { takingHome } from '#verticals/verbs.ts'
import { ModelOnRows } from '#verticals/model-on-rows.testing.ts'
import { realEstateSample } from '#verticals/real-estate/sample/sample.ts'
import { sum, tablesOf } from '#verticals/sample-days.testing.ts'
import { overAsking, underAsking } from './against-asking.ts'
import { realEstateModel as model } from './model.ts'

const today = '2026-11-15'
const rows = realEstateSample.rows(today)
const listings = tablesOf(realEstateSample, today)('real_estate_listings')
const business = new ModelOnRows(model, rows, today)
const at = (...statuses: string[]) => listings.filter(({ status }) => statuses.includes(status ?? ''))
const sold = at('SLD')

test('every word of the dictionary has its entry', () => {
  const status = 'real_estate_listings.status'
  const dictionary = {
    [`${status}=COP`]: words('active, for sale, on the market, available'),
    [`${status}=SCO`]: words('under contract, pending'),
    [`${status}=SLD`]: words('sold, closed'),
    [`${status}=EXP`]: words('expired'),
    [`${status}=WDN`]: words('withdrawn'),
    off_market: words('off the market'),
    recently_sold: words('recently sold'),
    new_construction: words('new construction'),
    'real_estate_listings.price': words('price, worth'),
    'real_estate_listings.baths': words('bath'),
    'real_estate_listings.discount': words('discount'),
    'real_estate_listings.sale_to_list': words('sale to list ratio'),
    'real_estate_listings.subdivision': words('area, neighbourhood, neighborhood, community, village'),
    'real_estate_listings.owner_rental_in_23': words('rental income'),
    'real_estate_listings.days_on_market': words('dom, day on market'),
    'real_estate_listings.price_per_sf': words('ppsf, $/sf, price per square foot'),
    in_a_village: words('village'),
    volume: words('volume'),
    months_of_supply: words('month of supply, month of inventory'),
  }
  expect(unclaimed(model, dictionary)).toEqual([])
})

test('a word has two meanings only for a reason', () => {
  const reasons = {
    'two baths are two full baths, two and a half count the half ones': words('bath, bathroom, ba'),
    'a sale is a home that sold, and happens on the day it closes': [
      ...words(
        'sell, close, settle, buy, purchase, change hand, move, trade, transact, find a buyer, find buyer, find their buyer',
      ),
      ...takingHome,
    ],
    'in the villages is a place, by village is a grouping': words('village'),
    'the newest home was built last, the newest sale closed last': words('newest'),
    'on the market is a state, and for 90 days it is how long': words('on market, on the market'),
    'sold under asking is a kind of sale, 50k or 5 % under asking is how far': [
      ...underAsking,
      ...overAsking,
    ],
    'not selling is slow, not sold is a state': words('not sell'),
    'off asking is so many dollars or percent': words(
      'off ask, off list, off list price, off the ask, off the list price',
    ),
  }
  const compared = (word: string) => word.toLowerCase().split(' ').map(stem).join(' ')
  const found = overlaps(claims(model, categoryValues(model, rows)), model, compared)
  expect(Object.keys(found)).toEqual([...new Set(Object.values(reasons).flat().map(compared))].sort())
})

describe('the words of the trade mean what the dictionary says', () => {
  const homes = (id: string) => business.rowsIn(id).map(({ mls_number }) => mls_number)
  const numbers = (found: typeof listings) => found.map(({ mls_number }) => mls_number)
  const yearAgo = '2025-11-15'

  test('each stage of a sale has its status', () => {
    expect(business.rowsOf('active_listing')).toHaveLength(at('COP').length)
    expect(business.rowsOf('pending_listing')).toHaveLength(at('SCO').length)
    expect(business.rowsOf('sale')).toHaveLength(sold.length)
    expect(homes('off_market')).toEqual(numbers(at('EXP', 'WDN')))
  })

  test('volume adds up what homes sold for', () => {
    expect(business.measure('volume')).toBeCloseTo(
      sum(sold, row => row.sold_price ?? 0),
      2,
    )
  })

  test('recently sold is closed in the past 90 days', () => {
    expect(homes('recently_sold')).toEqual(
      numbers(sold.filter(row => (row.close_date ?? '') >= '2026-08-17')),
    )
  })

  test('new construction was built this year or in the two before', () => {
    expect(homes('new_construction')).toEqual(numbers(listings.filter(row => (row.year_built ?? 0) >= 2024)))
  })

  test('months of supply divide what is active by what closes in a month', () => {
    const closings = sold.filter(({ close_date }) => (close_date ?? '') >= yearAgo).length / 12
    expect(business.measure('months_of_supply')).toBeCloseTo(at('COP').length / closings, 6)
    expect(business.measure('absorption_rate')).toBeCloseTo((100 * closings) / at('COP').length, 6)
  })

  test('over, under and at asking part the sales without a rest', () => {
    const parts = ['over_asking', 'under_asking', 'at_asking'].map(id => homes(id).length)
    expect(sum(parts, Number)).toBe(sold.length)
    expect(business.measure('over_asking_rate')).toBeCloseTo((100 * (parts[0] ?? 0)) / sold.length, 6)
  })

  test('a half bath counts half', () => {
    const row = business.rowsOf('listing').find(({ partial_baths }) => partial_baths === 1)
    expect(row && business.value('real_estate_listings.baths', row)).toBe(Number(row?.['full_baths']) + 0.5)
  })

  test('what follows from prices follows from both of them', () => {
    const [row = {}] = business.rowsOf('sale')
    const [ask, paid] = [Number(row['ask_price']), Number(row['sold_price'])]
    expect(business.value('real_estate_listings.discount', row)).toBeCloseTo(ask - paid, 2)
    expect(business.value('real_estate_listings.sale_to_list', row)).toBeCloseTo((100 * paid) / ask, 6)
    expect(business.value('real_estate_listings.discount_percent', row)).toBeCloseTo(
      100 - (100 * paid) / ask,
      6,
    )
  })

  test('a village is any subdivision with that word in its name', () => {
    const villages = new Set(['Harbor Village', 'Palmetto Village', 'Lighthouse Village'])
    expect(homes('in_a_village')).toEqual(
      numbers(listings.filter(row => villages.has(row.subdivision ?? ''))),
    )
  })
})
