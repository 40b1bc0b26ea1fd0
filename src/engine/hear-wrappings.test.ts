import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('who wants, seeks or discusses the answer stands around the question', () => {
  rental.says('A journalist is asking for the revenue of last year', "DATE '2025-01-01'")
  shop.says('My partner and I disagree about the refund rate by category', 'GROUP BY pr.category')
  homes.says('Nobody here remembers the number of active listings in Old Town', "'Old Town'")
  rental.says('Could you lay out last year’s bookings month by month?', 'GROUP BY date_trunc')
  shop.says('What would help me is the refund rate by category', 'GROUP BY pr.category')
  homes.says('Before my call with the bank, I need the number of active listings in Old Town', "'Old Town'")
  shop.says(
    'I am closing the month and need the refund rate by category in order to decide on it',
    'refunded',
  )
})

describe('what could narrow the rows is not taken for a wrapping', () => {
  homes.declines('For luxury homes I need the average price')
  rental.declines('Before the remodel I would like to see the revenue by month')
  rental.declines('I have to show the cleaner the check-outs on Thursday')
  shop.declines('I need products to restock')
  shop.declines('After returns we need the revenue of last year')
  rental.declines('What I want is to cancel the bookings of tomorrow')
})

test('a deadline behind the question is named as not used', () => {
  const reading = read('ecommerce', 'I need the refund rate by category by Friday')
  expect(reading).toMatchObject({ kind: 'plan', unused: ['by Friday'] })
})

describe('of two sentences that ask, one may ask for nothing of its own', () => {
  shop.says(
    'Someone in the shop asked me what the Kestrel Action Camera costs. Could you look it up?',
    "name = 'Kestrel Action Camera'",
  )
  rental.says(
    'Inquiries as a share of views, per device type. I want to see whether mobile converts worse.',
    'GROUP BY device_type',
  )
  homes.says(
    'Is Old Town overpriced? Show the average price per square foot by area.',
    'GROUP BY subdivision',
  )
  rental.says(
    'Our owners keep telling me that ski chalets make more money than beach houses. Could you show me the revenue of both for last year?',
    'GROUP BY l.property_type',
  )
  rental.declines('Do we have homes in Aspen? How many bookings in Moab?')
})

describe('what a question points to in its story is put in its place', () => {
  shop.says('We have a tiny warehouse in Texas and wonder how many customers live there.', "state = 'TX'")
  homes.says(
    'An investor is only interested in homes that earned at least 50k in rent in 2023. How many of those are for sale?',
    'owner_rental_in_23 >= 50000',
    "status = 'COP'",
  )
  homes.says(
    'I have a couple coming in on Saturday with a budget of up to 900k, they want at least 4 bedrooms and a pool. What active listings can I show them?',
    'price <= 900000',
    'beds >= 4',
    'has_pool',
  )
  homes.declines('The couple wants three bedrooms and a garage. How many of those are for sale?')
})

test('a statement in brackets is set aside, a condition in them is not', () => {
  expect(read('ecommerce', 'What is the refund rate (support keeps asking) by category?').kind).toBe('plan')
  expect(read('ecommerce', 'Revenue by category (excluding tax) this year').kind).toBe('declined')
})

homes.declines("what's the most we've ever sold a house for")

describe('a sum that a question points to in its story', () => {
  homes.says("my budget is around 600k, what's active in Old Town near that?", 'price >= 540000')
  homes.says('A client has 800k to spend. Which active homes are under that?', 'price < 800000')
  homes.declines('We sold our house for 800k in Old Town. Which active homes are around that price?')
})
