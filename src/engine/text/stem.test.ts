import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singular, stem } from './stem.ts'

describe('words that are forms of each other', () => {
  test.each([
    'property properties propertys',
    'house houses',
    'community communities',
    'city cities citys',
    'category categories categorys',
    'address addresses',
    'box boxes',
    'watch watches watched',
    'status statuses',
    'business businesses',
    'bus buses',
    'sku skus',
    'dom doms',
    'ad ads',
    'stay stays stayed staying',
    'cancel cancels canceled cancelled canceling cancelling',
    'travel traveled travelled travelling',
    'price prices priced pricing',
    'close closes closed closing',
    'reserve reserves reserved reserving',
    'purchase purchases purchased purchasing',
    'compare compared comparing',
    'complete completed completing',
    'expire expires expired expiring',
    'schedule scheduled',
    'measure measured',
    'visit visits visited visiting',
    'ship shipped shipping',
    'sell sells selling sold',
    'buy buys buying bought',
    'pay pays paying paid payed',
    'spend spends spending spent spended',
    'make makes making made',
    'build built',
    'person people persons',
    'child children',
    'neighborhood neighbourhoods',
    'favorite favourites favorited favouriting',
    'inquiry inquiries enquiry',
    'add adds added adding',
  ])('%s', group => {
    const stems = group.split(' ').map(stem)
    expect(new Set(stems)).toEqual(new Set([stems[0]]))
  })
})

describe('words that only look like forms of another', () => {
  test.each([
    ['news', 'new'],
    ['gas', 'ga'],
    ['texas', 'texa'],
    ['status', 'statu'],
    ['this', 'thi'],
    ['rating', 'rate'],
    ['parking', 'park'],
    ['booking', 'book'],
    ['listing', 'list'],
    ['viewing', 'view'],
    ['building', 'build'],
    ['spring', 'spr'],
    ['need', 'ne'],
    ['hundred', 'hundr'],
    ['care', 'car'],
    ['off', 'of'],
    ['during', 'dure'],
  ])('%s is not %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other))
  })
})

test('the singular leaves verbs as they are', () => {
  expect([singular('bookings'), singular('booked'), singular('booking')]).toEqual([
    'booking',
    'booked',
    'booking',
  ])
})

test('a stem is never empty and never much longer than its word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), word => {
      expect(stem(word)).not.toBe('')
      expect(stem(word).length).toBeLessThanOrEqual(word.length + 8)
    }),
  )
})
