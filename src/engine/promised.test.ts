import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { ModelIndex } from './model-index.ts'
import { plainPlan, type Column, type Key } from './plan.ts'
import { brokenPromise } from './promised.ts'
import { shopModel } from './testing/shop-model.ts'

const index = new ModelIndex(shopModel)
const revenue: Column = { kind: 'quantity', quantity: { kind: 'measure', measure: 'revenue' }, where: [] }
const counted: Column = { kind: 'quantity', quantity: { kind: 'count', noun: 'room' }, where: [] }
const rooms: Key = { kind: 'thing', noun: 'room' }
const city: Key = { kind: 'attribute', attribute: 'rooms.city' }
const broken = (question: string, keys: readonly Key[], columns: readonly Column[]) =>
  brokenPromise({ question, plan: plainPlan({ keys, columns }), index, continues: false })

test('each of them has a row', () => {
  expect(broken('How much did each room make?', [], [revenue])).toBe('each of what')
  expect(broken('How much did each room make?', [rooms], [revenue])).toBeNull()
  expect(broken('out of every hundred stays, how much was paid', [], [revenue])).toBeNull()
})

test('a sum is no list', () => {
  expect(broken('add up the prices of all rooms', [rooms], [])).toBe('a total')
  expect(broken('add up the revenue', [], [revenue])).toBeNull()
})

test('how many there are is one number', () => {
  expect(broken('how many rooms do we have, any city', [city], [revenue])).toBe('how many in all')
  expect(broken('how many rooms do we have per city', [city], [counted])).toBeNull()
  expect(broken('how many beds do those rooms have', [rooms], [])).toBeNull()
})

test('how many they have, after some were named, is asked of each', () => {
  const plan = plainPlan({ keys: [city], columns: [revenue] })
  expect(brokenPromise({ question: 'how many did they sell', plan, index, continues: true })).toBeNull()
})

test('what is asked in money or in percent is shown so', () => {
  expect(broken('how much money did we make', [rooms], [])).toBe('the money')
  expect(broken('how much money did we make', [], [revenue])).toBeNull()
  expect(broken('what percentage of it is from Oslo', [], [revenue])).toBe('a percentage')
})

test('who, by month and against what have rows of their own', () => {
  expect(broken('who spent the most', [], [revenue])).toBe('who')
  expect(broken('revenue month by month', [city], [revenue])).toBe('how it went by month')
  expect(broken('revenue in Oslo versus Bergen', [], [revenue])).toBe('one against the other')
})

test('only what is asked for is counted', () => {
  const bookings: Column = { kind: 'quantity', quantity: { kind: 'count', noun: 'stay' }, where: [] }
  expect(broken('how many guests did make a stay', [], [bookings, revenue])).toBe('what is to be counted')
  expect(broken('how many stays and how much did they pay', [], [bookings, revenue])).toBeNull()
})

test('the first of them does not tell how many there are', () => {
  const plan = plainPlan({ keys: [city], columns: [revenue], limit: 1 })
  const question = 'how many stays were paid, and in which city were most of them'
  expect(brokenPromise({ question, plan, index, continues: false })).toBe('how many there are in all')
})

test('names are those of rows', () => {
  expect(broken('guests with 3 stays, their name and what they paid', [], [revenue])).toBe('their names')
  expect(broken('guests with 3 stays, their name and what they paid', [rooms], [revenue])).toBeNull()
})

test('examples of groups narrow nothing', () => {
  const where = [{ kind: 'is', attribute: 'rooms.city', values: ['Oslo', 'Bergen'] }] as const
  const plan = plainPlan({ keys: [city], columns: [revenue], where })
  const question = 'revenue by city, you know, Oslo, Bergen, all of them'
  expect(brokenPromise({ question, plan, index, continues: false })).toBe('all of them')
})

test('a share of those that did it is one of each group', () => {
  const share: Column = { kind: 'share', of: 0, within: 'all' }
  const where = [{ kind: 'is', attribute: 'stays.status', values: ['paid'] }] as const
  const plan = plainPlan({ keys: [city], columns: [revenue, share], where })
  const question = '% of stays that were paid, by city'
  expect(brokenPromise({ question, plan, index, continues: false })).toBe('a share of which ones')
})

test('limits on what adds up, and both numbers, are not lost', () => {
  expect(broken('guests with over $1000 refunded', [rooms], [revenue])).toBe('what adds up to so much')
  expect(broken('paid or cancelled stays by city, both numbers', [city], [revenue])).toBe(
    'each of the numbers',
  )
  expect(broken('revenue by city, and the highest', [city], [revenue])).toBe('the highest beside the rest')
  expect(broken('guests who only ever cancelled', [rooms], [revenue])).toBe('those with nothing else')
  expect(broken('how many guests stayed in every month', [city], [revenue])).toBe('every one of them')
})

describe('promises that are kept in other ways', () => {
  rental.says('list the pending bookings with guest name and the total', 'total_price')
  rental.says('Name the 3 cities with the most bookings of 2025', 'GROUP BY l.city', 'LIMIT 3')
  shop.says('name of the state with the most customers', 'GROUP BY state')
  homes.says('top 6 most expensive homes of each area', 'place <= 6')
})

describe('one of the areas, and no home of one', () => {
  homes.declines('cheapest village to buy a 4 bedroom house')
  homes.says('cheapest village homes for sale', 'ORDER BY price')
})

describe('days are asked for, and no price', () => {
  homes.declines('average days listed for closed sales in Old Town')
  homes.says('average days on market by status', 'avg(days_on_market)')
})

describe('names beside groups that are counted', () => {
  shop.declines('out of stock by brand, count + names')
  shop.declines('how many products are out of stock by brand, and which ones')
})

describe('what each of them costs adds up to nothing', () => {
  homes.says('how many homes over 1 million sold last year', 'count(*)', 'sold_price > 1000000')
  homes.says('how many homes over $1 million sold last year vs this year', 'sold_price > 1000000', "'2025'")
  homes.says('houses under $400k sold this year', 'sold_price < 400000')
  shop.says('orders over $500 refunded last month', 'total_amount > 500', "status = 'refunded'")
  rental.says('bookings over $3000 cancelled in 2025', 'total_price > 3000', "status = 'cancelled'")
  shop.never('products with over $1000 refunded', 'price > 1000')
})
