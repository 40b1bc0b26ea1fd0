import { describe, expect, test } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'
import { withoutSmallTalk } from './small-talk.ts'

describe('what is said to whoever answers', () => {
  test.each([
    'Sorry to bother you on a Sunday, revenue by city',
    'so sorry for the late request on a Friday: revenue by city',
    'I know it’s Saturday but revenue by city',
    'It’s Monday morning and I have not had a coffee. revenue by city',
    'Hope you had a nice weekend. revenue by city',
    'Happy Friday! revenue by city',
    'no idea if you can do this but revenue by city',
    'this may be a dumb question, revenue by city',
    'last one for today, revenue by city',
    'quick one before the sales meeting, revenue by city',
    'ahead of the quarterly board call, revenue by city',
    'to settle this once and for all, revenue by city',
    'per our call, revenue by city',
    'hang on, let me think, revenue by city',
    'revenue by city, ballpark is fine',
    'revenue by city, exact number please',
    'revenue by city, over and out',
    'revenue by city, no rush',
    'revenue by city, no worries if not',
    'revenue by city, no need for a chart',
    'revenue by city, you’re the best',
    'revenue by city, and yes I know it’s the weekend',
    'revenue by city, sorry it’s so late on a Friday',
    'revenue by city, not that it matters',
  ])('%s', question => expect(withoutSmallTalk(question)).toBe('revenue by city'))
})

test('what could choose the rows stays', () => {
  for (const question of [
    'sorry for the refunded orders, how many were there',
    'hope you can tell me how many orders there were, by day',
    'orders on a Sunday, how many',
    'not sure about the pools, list homes with one',
    'it is Saturdays that I care about, revenue by city',
    'homes for sale, no pool',
    'revenue by city, no decimals',
    'happy customers, how many',
    'before the Texas call, revenue by city',
    'before the price cut, revenue by city',
  ])
    expect(withoutSmallTalk(question)).toBe(question)
})

describe('the day of the talk is no day of the rows', () => {
  shop.never('Sorry to bother you on a Sunday. Total revenue this year?', 'isodow')
  shop.says('orders on a Sunday, how many', 'isodow')
  homes.never('list active listings with a pool, address and price, no rush', 'FALSE')
})

describe('who comes, and when', () => {
  test('the plumber comes behind the question', () =>
    expect(withoutSmallTalk('which homes are in maintenance? the plumber is coming monday')).not.toContain(
      'monday',
    ))
  test('a day that is asked about stays', () =>
    expect(withoutSmallTalk('which homes have guests coming monday')).toContain('monday'))
})
