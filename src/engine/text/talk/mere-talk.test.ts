import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { isMereTalk } from './mere-talk.ts'

describe('clauses of the talk', () => {
  test.each([
    'we were talking about this over dinner',
    'need this yesterday',
    'i need it for a meeting in ten minutes',
    'got a call with our lawyer at 4:30',
    'they are waiting for me in the other room',
    'i know you can’t read minds'.replace('’', "'"),
    'my wife asks me that every week',
    'on the phone with a client',
    'kind regards',
    'short and sweet',
    'from our records',
    "or can't you see that",
  ])('%s', text => expect(isMereTalk(text)).toBe(true))
})

describe('clauses that may choose, name or group', () => {
  test.each([
    'lunch or dinner',
    'phone',
    'i need it by month',
    'i want it since monday',
    'need this for yesterday',
    'need it for last year',
    'they are in colorado',
    'before tuesday',
    'today',
    'just the cancelled ones',
    'no more no less',
    'they all have a pool',
  ])('%s', text => expect(isMereTalk(text)).toBe(false))
})

describe('a time of the talk chooses no rows', () => {
  rental.never('need this yesterday, as always: number of properties per state', '2026-11')
  shop.never('We were talking about this over dinner. how many customers do we have', 'dinner')
  homes.never('avg DOM solds. Just the numbers please.', 'count(*)')
  shop.says('orders of today, need it asap', '2026-11-15')
})

describe('this year in short is no thank you', () => {
  homes.says('closed $ vol by qtr, LY + TY', '2027-01-01')
})

describe('what is due before a meeting keeps its year', () => {
  homes.says('i need to know the sales volume in 2025 before my meeting', '2025-01-01')
})
