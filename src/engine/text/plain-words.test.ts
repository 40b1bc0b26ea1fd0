import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'
import { makePlain } from './plain-words.ts'

const inPlainWords = makePlain({ places: 'homes' })

test.each([
  ['revenue for each and every month', 'revenue for each month'],
  ['where more then a third of all their homes', 'where more than a third of their homes'],
  ['orders as well as revenue', 'orders and revenue'],
  ['daily orders, most recent 14 days', 'daily orders, the last 14 days'],
  ['who has not once ordered', 'who has never ordered'],
  ['who has not completed any order', 'who have never completed any order'],
  ['ADR, this year, last year', 'ADR, this year and last year'],
  ['in 2025 dollar value of refunds', 'dollar value of refunds in 2025'],
  ['today-30 thru today: orders', 'orders in the last 30 days'],
  ['homes over in Colorado', 'homes in Colorado'],
  ['revenue YTD, check-in basis', 'revenue YTD by check-in date'],
  ['orders greater than $500', 'orders more than $500'],
  ['guests along with how many nights', 'guests and how many nights'],
  ['AOV across each payment method', 'AOV for each payment method'],
  ['bookings split across every state', 'bookings split by state'],
  ['inquiries that were done from a phone', 'inquiries that were from a phone'],
  ['the greatest discount', 'the highest discount'],
  ['the lowest priced one', 'the cheapest one'],
  ['the minimum and the highest rate', 'the lowest and the highest rate'],
  ['which house has the minimum rate', 'which house has the lowest rate'],
  ['than the mean city', 'than the average city'],
  ['top three cities ranked by bookings', 'top three cities by bookings'],
  ['all the cabins, showing their town', 'all the cabins, with their town'],
  ['ok, leave only the cabins', 'ok, only the cabins'],
  ['guests who leave only on Sunday', 'guests who leave only on Sunday'],
  ['days for homes which sold', 'days for homes that sold'],
  ['by # of bedrooms', 'by number of bedrooms'],
  ['closings for every month', 'closings each month'],
  ['# actives 3 bd / 2 ba', '# actives 3 bd 2 ba'],
  ['avg price / sf by beds', 'avg price per sf by beds'],
  ['price by area counting every listing', 'price by area counting all listings'],
  ['earned throughout 2025', 'earned in 2025'],
  ['five cheapest books plus their price', 'five cheapest books, with their price'],
  ['Places in Austin, PLACES IN UTAH', 'homes in Austin, HOMES IN UTAH'],
])('%s is %s', (question, expected) => expect(inPlainWords(question)).toBe(expected))

test.each([
  'do cabins sell as well as lofts',
  'ordered not once but twice',
  'the most recent 5 orders',
  'is the price greater than that',
  'guests who stayed together with us',
  'leads who mention places',
  'messages with "places"',
  'refunds, I mean the money',
  'total number of bedrooms',
  'beds / 2 areas',
  '3 bd / 2 ba or bigger',
  'price / stock by brand',
  'of these homes which city has most',
])('%s stays', question => expect(inPlainWords(question)).toBe(question))

homes.says('how many 3 bed / 2 bath under contract', 'beds = 3 AND full_baths = 2')

describe('whatever knows the plain words knows these', () => {
  shop.says('show the revenue for each and every month this year', "date_trunc('month'")
  homes.says('cheapest active in each individual subdivision', 'PARTITION BY subdivision')
  shop.says('refunded orders last month per category, count as well as dollars', 'count(*)', 'sum(')
  homes.says('Show me places on the market in Sea Oaks for under $400,000', "status = 'COP'")
  homes.says('neighborhoods where properties sell in less than 45 days on average', "'SLD'")
  rental.says('homes as well as total bedrooms per state', 'count(*)', 'sum(bedrooms)')
  homes.says('how many places went for more than the ask price', 'sold_price > ask_price')
  homes.says('median sold price this year, plus the average', 'percentile_cont', 'avg(sold_price)')
  test.each([
    [
      'ecommerce',
      'how many buyers have not once completed an order',
      'how many buyers have never completed an order',
    ],
    ['ecommerce', 'daily order count, most recent 14 days', 'daily order count, last 14 days'],
    [
      'vacation_rental',
      'how many stays begin on each and every day of the week',
      'how many stays begin on each day of the week',
    ],
  ] as const)('%s: %s', (demo, said, plain) => expect(sqlOf(demo, said)).toBe(sqlOf(demo, plain)))
})

homes.says('avg DOM by sub, actives only', 'GROUP BY subdivision')
homes.never('active 4BR w/ pool sub $1.5M - addr, ask', 'SELECT subdivision')

describe('a sign that counts', () => {
  homes.says('# 2 beds sold 2026', 'count(*)', 'beds = 2')
  homes.says('# 3 bed homes under contract', 'count(*)', 'beds = 3', "status = 'SCO'")
})

describe('totals of what is listed', () => {
  rental.says('views, inquiries, favorites - totals past 30 days', 'AS views', 'AS inquiries', 'AS favorites')
  rental.declines('bookings, cancellations - totals last month')
})

describe('a "p." before a unit', () => {
  rental.says('avg price p. night FL homes', "state = 'FL'", 'avg(price)')
  rental.says('bookings p month 2025', "date_trunc('month', check_in)")
})
