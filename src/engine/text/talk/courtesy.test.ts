import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { saidBeside, withoutCourtesy } from './courtesy.ts'

describe('what is said out of courtesy', () => {
  test.each([
    ['orders still pending, just the number, thanks', 'orders still pending, just the number'],
    ['How many homes? Thank you so much!', 'How many homes?'],
    ['how many homes are there please?', 'how many homes are there?'],
    ['revenue by brand - asap please', 'revenue by brand'],
    ['for a report: and what share is that', 'and what share is that'],
    ['For the board deck, revenue by month', 'revenue by month'],
    ['For the insurance form: revenue by month', 'revenue by month'],
    ['Hi there, quick question: how many homes', 'how many homes'],
    ['please orders yesterday', 'orders yesterday'],
    ['can you tell me how many is that', 'how many is that'],
    ['orders this wk - need it for a meeting', 'orders this wk'],
    ['orders this wk - need it for a meeting, thanks', 'orders this wk'],
    ['How many orders? It is for the newsletter.', 'How many orders?'],
    ['HOW MANY CUSTOMERS IN TX???', 'how many customers in TX?'],
    ['brands rated under 4, with the rating??', 'brands rated under 4, with the rating'],
    ['Do pools pay? Price with and without?', 'Do pools pay? Price with and without?'],
    ['calculate the total price of cancelled reservations', 'the total price of cancelled reservations'],
    ['the refund rate this year is what I want to know', 'the refund rate this year'],
    ['my boss wants to know: hm 3bd actives', 'hm 3bd actives'],
    ['ALOS (NTS) SKI CHALETS IN UTAH', 'ALOS (nts) ski chalets in utah'],
    ['revenue by month if it’s not too much trouble', 'revenue by month'],
  ])('%s', (question, expected) => expect(withoutCourtesy(question)).toBe(expected))
})

test('what it is for is named as not used', () => {
  for (const closing of ['', ', thanks', ' please'])
    expect(saidBeside(`orders this wk - need it for a meeting${closing}`)).toEqual(['need it for a meeting'])
  expect(saidBeside('for the board deck: revenue by month')).toEqual(['for the board deck'])
  expect(saidBeside('revenue by month, thanks')).toEqual([])
})

test('nothing else is touched', () => {
  for (const question of [
    'thanks',
    'Please',
    'for the reviews: average rating',
    'sales ty vs ly',
    'homes in Costa',
    '',
  ])
    expect(withoutCourtesy(question)).toBe(question)
})

describe('what a question ends with is read as if nobody had thanked', () => {
  shop.says('orders still pending, just the number, thanks', 'count(*)')
  rental.says('do we get many repeat guests? give me the number, thanks', 'count(*) AS count')
  shop.says('refunded orders last month per category, count and dollars if you can', 'count(*)', 'sum(')
  test('also where it goes on from another', () => {
    expect(sqlOf('real_estate', 'just the ones with a pool if you can', 'active homes in Heron Point')).toBe(
      sqlOf('real_estate', 'just the ones with a pool', 'active homes in Heron Point'),
    )
    expect(sqlOf('ecommerce', 'for a report: and by brand', 'revenue last month')).toBe(
      sqlOf('ecommerce', 'and by brand', 'revenue last month'),
    )
  })
  shop.says('HOW MANY CUSTOMERS LIVE IN TX, I MEAN NOW', "WHERE state = 'TX'")
  shop.says(
    'repeat customers out of all customers in Texas, percentage - need it for a meeting',
    "WHERE state = 'TX'",
  )
  homes.says('for the pitch: average sold price by area', 'GROUP BY subdivision')
})
