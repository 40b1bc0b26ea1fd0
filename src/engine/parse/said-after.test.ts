import { expect, test } from 'vitest'
import { saidAfter } from './said-after.ts'

test('units that were sold are worth their revenue in dollars', () => {
  const asked = 'and in dollars?'
  expect(saidAfter(asked, 'How many units did we sell this year?')).toBe('revenue instead')
  expect(saidAfter(asked, 'how many units are in stock')).toBe(asked)
  expect(saidAfter(asked, 'top 5 products by units sold')).toBe(asked)
})

test('what percent so many are', () => {
  expect(saidAfter('and what percent is that', 'how many of those got refunded?')).toBe('as a percentage')
  expect(saidAfter('what percent is that', 'units sold last month')).toBe('what percent is that')
})

test('a part of all that were counted', () => {
  const before = 'How many orders were cancelled last year?'
  expect(saidAfter('What is that as a percent of all orders?', before)).toBe('as a percentage')
  expect(saidAfter("what's that as a percentage", before)).toBe('as a percentage')
  const other = 'what is that as a percent of all customers?'
  expect(saidAfter(other, before)).toBe(other)
})

test('in dollars, and no longer in pieces', () => {
  expect(saidAfter('in dollars instead of units', 'units sold by brand this year')).toBe('revenue instead')
  expect(saidAfter('in dollars, not units please', 'units sold by brand this year')).toBe('revenue instead')
})

test('what those add up to', () => {
  expect(saidAfter('what do they add up to?', 'orders over $1000 last month')).toBe(
    'how much were they worth in total',
  )
  expect(saidAfter('what do those add up to at asking price', 'how many homes are under contract')).toBe(
    'total asking price',
  )
})

test('what is wanted the other way round is said behind it', () => {
  expect(saidAfter('ok flip that around, i want the five cheapest ones', 'top 5 priciest closings')).toBe(
    'i want the five cheapest ones',
  )
  expect(saidAfter('flip homes under 300k', 'top 5 priciest closings')).toBe('flip homes under 300k')
})

test('another number of the same groups', () => {
  const before = 'units sold by category this month'
  expect(saidAfter('in revenue pls', before)).toBe('revenue instead')
  expect(saidAfter('ok and now in orders', before)).toBe('orders instead')
  expect(saidAfter('and in revenue?', before)).toBe('and in revenue?')
  expect(saidAfter('in November pls', before)).toBe('in November pls')
})

test('the mean of a price, per square foot', () => {
  const asked = 'and per square foot?'
  expect(saidAfter(asked, 'average price in Old Town')).toBe('average price per square foot instead')
  expect(saidAfter(asked, 'median sold price in Old Town')).toBe('median sold price per square foot instead')
  expect(saidAfter(asked, 'homes in Old Town')).toBe(asked)
})

test('the same ranking by another number', () => {
  const before = 'top 5 homes by revenue this year'
  expect(saidAfter('same but ranked on nights booked instead', before)).toBe(
    'same but by nights booked instead',
  )
  const sorted = 'same list sorted by nights booked'
  expect(saidAfter(sorted, before)).toBe(sorted)
  const ranked = 'same but ranked on bookings'
  expect(saidAfter(ranked, 'revenue by city this year')).toBe(ranked)
})

test('back then is the time of those who are pointed at', () => {
  const before = 'how many orders did Chicago customers place in 2025?'
  expect(saidAfter('what was the average for those folks back then?', before)).toBe(
    'what was the average for those folks?',
  )
  const alone = 'how many customers did we have back then'
  expect(saidAfter(alone, before)).toBe(alone)
})

test('ranked by another number instead', () => {
  const before = 'top 5 cities by revenue last year'
  expect(saidAfter('now rank by nights booked instead of money', before)).toBe(
    'same but by nights booked instead',
  )
  expect(saidAfter('rank them by bookings instead', before)).toBe('same but by number of bookings instead')
  expect(saidAfter('rank them by nights', before)).toBe('rank them by nights')
})

test('a part of all, or of those in one state, is one of what was counted', () => {
  const refunded = 'how many orders were refunded this year?'
  expect(saidAfter('as a % of all orders', refunded)).toBe('as a percentage')
  expect(saidAfter('as a % of all revenue', 'revenue from books this year')).toBe('as a percentage')
  const active = 'how many active homes have a pool'
  expect(saidAfter('as a % of active homes', active)).toBe('as a percentage of the active ones')
  const ofAll = 'as a % of all orders'
  expect(saidAfter(ofAll, 'how many refunded orders by brand')).toBe(ofAll)
})

test('another mean of the same number', () => {
  const before = 'average asking price of active four bedroom homes by subdivision'
  expect(saidAfter('um and how about the median instead', before)).toBe('median asking price instead')
  expect(saidAfter('what about the median', 'average nightly rate by city')).toBe(
    'median nightly rate instead',
  )
  expect(saidAfter('and the average?', 'median sold price by year')).toBe('average sold price instead')
  expect(saidAfter('what about the median', 'how many homes sold')).toBe('what about the median')
})

test('the worst of what is bad has the most', () => {
  const before = 'how many refunded orders this year'
  expect(saidAfter('wich category is the worst for that', before)).toBe('which category had the most')
  expect(saidAfter('which category is the worst', 'revenue by category')).toBe('which category is the worst')
  expect(saidAfter('which three are the worst', 'refund rate by brand')).toBe('which three are the worst')
})
