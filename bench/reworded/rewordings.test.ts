import { expect, test } from 'vitest'
import { rewordings } from './rewordings.ts'

const ways = (name: string, question: string) =>
  rewordings.filter(one => one.name === name).flatMap(one => one.ways.map(way => way(question)))

test('the same is said in other words, in its place', () => {
  expect(ways('last month', 'Revenue last month by city?')).toContain('Revenue the previous month by city?')
  expect(ways('time first', 'Revenue by city last month?')).toContain('last month, Revenue by city')
  expect(ways('no commas', 'orders over $1,000, newest first')).toEqual(['orders over $1,000 newest first'])
})

test('a slip is one letter of one long word', () => {
  for (const slip of ways('a slip', 'average orders')) {
    expect(slip).not.toBe('average orders')
    expect(Math.abs(slip.length - 'average orders'.length)).toBeLessThan(2)
  }
})

test('a comparison is another question in another time', () => {
  const { unless } = rewordings.find(({ name }) => name === 'last year') ?? {}
  expect(unless?.test('this year against last year')).toBe(true)
})

test.each([
  ['wished for', "What's the average price of homes?", "I'd like to know the average price of homes"],
  ['counted', 'How many homes are there in Utah?', 'homes in Utah: how many'],
  [
    'counted that',
    'How many orders were refunded last week?',
    'number of orders that were refunded last week',
  ],
  ['listed', 'Show me the homes in Utah', 'what are the homes in Utah'],
  ['group first', 'revenue by city last month', 'for each city, revenue last month'],
  ['top by', 'top 5 brands by revenue this year', 'the 5 brands with the highest revenue this year'],
  ['the highest', 'the 5 brands with the highest rating', 'the top 5 brands by rating'],
  ['group before time', 'orders by state last year', 'orders last year by state'],
  ['time before group', 'orders last year by state', 'orders by state last year'],
  ['time first with for', 'orders by state last year', 'for last year, orders by state'],
  ['living in', 'customers in Texas', 'Texas customers'],
  ['price before place', 'homes in Sea Oaks under $900k', 'homes under $900k in Sea Oaks'],
  [
    'limits the other way round',
    'with at least 3 beds and over 2 baths',
    'with over 2 baths and at least 3 beds',
  ],
])('%s: %s', (name, question, otherwise) => {
  expect(ways(name, question)).toContain(otherwise)
})

test.each([
  ['beyond', 'guests with more than 3 stays', 'guests with 4 or more stays'],
  ['a minimum', 'guests with at least 3 stays', 'guests with more than 2 stays'],
  ['fewer than', 'homes with fewer than 5 bookings', 'homes with at most 4 bookings'],
  ['between', 'homes between $400k and $600k', 'homes from $400k to $600k'],
  ['in digits', 'the three cheapest homes', 'the 3 cheapest homes'],
  ['in letters', 'the past 6 months', 'the past six months'],
  ['dollars', 'homes under $400,000', 'homes under $400k'],
  ['dollars', 'homes under $1,200,000', 'homes under $1.2M'],
  ['thousands', 'homes under 400k', 'homes under $400,000'],
  ['million', 'homes over 1.5 million', 'homes over $1,500,000'],
  ['month in short', 'revenue in March 2026', "revenue in Mar '26"],
  ['quarter', 'revenue in the third quarter of 2026', 'revenue in Q3 2026'],
])('the same number in other figures, %s: %s', (name, question, otherwise) => {
  expect(ways(name, question)).toContain(otherwise)
})

test('each of the words for one thing is put in the place of the others', () => {
  expect(ways('area', 'price by neighborhood')).toEqual([
    'price by community',
    'price by neighbourhood',
    'price by subdivision',
  ])
})

test.each([
  ['top by', 'top 5 products by revenue in each category'],
  ['fewer than', 'homes with no fewer than 5 beds'],
  ['group first', 'rank sales by city'],
  ['time first with for', 'is revenue higher than last year'],
])('%s is another question of: %s', (name, question) => {
  const { holds, unless } = rewordings.find(one => one.name === name) ?? {}
  expect(holds?.test(question) === true && unless?.test(question) !== true).toBe(false)
})
