import { describe, expect, it } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from './tokenize.ts'

const plain = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

describe('roundabout words are heard as plain ones', () => {
  it.each([
    ['leads via google', 'leads through google'],
    ['homes devoid of a pool', 'homes without a pool'],
    ['revenue with the exception of Aurora', 'revenue except aurora'],
    ['homes outside of Old Town', 'homes except old town'],
    ['solely mobile views', 'only mobile views'],
    ['a tad under 1 million', 'under 1 million'],
    ['by far the biggest order', 'the biggest order'],
    ['our no. 1 city', 'our number one city'],
    ['about how many stays', 'how many stays'],
    ['stays in the month just gone', 'stays in last month'],
    ['revenue thus far', 'revenue so far'],
    ['bookings following March 2026', 'bookings after march 2026'],
    ['more than 10 nights at a stretch', 'more than 10 nights'],
    ['while last summer lasted', 'while last summer'],
    ['not only 4 beds but also a pool', '4 beds and a pool'],
    ['with a single bath', 'with one bath'],
    ['our usual payment method', 'our most common payment method'],
    ['sold month after month', 'sold by month'],
    ['messages regarding parking', 'messages about parking'],
    ['stays regarding Aspen', 'stays for aspen'],
    ['somewhere in Utah', 'in utah'],
    ['sold through September this year', 'sold from january through september this year'],
  ])('%s', (question, meant) => expect(plain(question)).toBe(meant))

  it.each([
    ['the following month', 'the following month'],
    ['homes with an outside pool', 'homes with an outside pool'],
    ['no 1 bedroom homes', 'no 1 bedroom homes'],
    ['booked 3 months in a row', 'booked 3 months in a row'],
    ['homes about 300k', 'homes about 300k'],
    ['not only in Utah', 'not only in utah'],
    ['May through September this year', 'may through september this year'],
    ['barely any stock', 'barely any stock'],
    ['a single order', 'a single order'],
    ['messages that say "via email"', 'messages that say via email'],
  ])('%s stays what it is', (question, meant) => expect(plain(question)).toBe(meant))
})

describe('one or more of something', () => {
  it.each([
    ['areas with a sale this month', 'areas with at least one sale this month'],
    ['customers with an order over 500', 'customers with an order over 500'],
    ['guests with a booking-confirmation', 'guests with a booking confirmation'],
    ['homes with a view', 'homes with at least one view'],
  ])('%s', (question, meant) => expect(plain(question)).toBe(meant))
})

describe('none of them, in more words', () => {
  homes.says(
    "which neighborhoods haven't closed a single sale since the start of October",
    'coalesce(q1.sales, 0) = 0',
  )
  shop.says('which customers have not placed any order this year', 'coalesce(q1.orders, 0) = 0')
  rental.says("how many leads want to buy but didn't leave any message", 'message IS NULL')
})

describe('what is still to come, and what a night costs', () => {
  rental.says('How many stays are still ahead of us before New Year?', "check_in < DATE '2027-01-01'")
  rental.says('which house of ours costs the most per night', 'ORDER BY price DESC')
  rental.says('which home earned the most per night', 'adr')
})
