import { describe, expect, test } from 'vitest'
import type { DemoType } from '#contract/demos.ts'
import { read } from '#tests/support/demo-engines.ts'
import { lookOf } from './look-of.ts'

const look = (demo: DemoType, question: string) => {
  const reading = read(demo, question)
  return reading.kind === 'plan' ? lookOf(reading.plan).name : reading.kind
}

describe('the look of an answer', () => {
  test.each([
    ['how much revenue did we make last month', 'number plain'],
    ['how many guests stayed with us more than twice', 'number plain kept'],
    ['how many homes had no bookings last month', 'number plain without'],
    ['what percentage of bookings were cancelled', 'number share'],
    ['which home made the most revenue last year', 'row thing'],
    ['what was our best month last year by revenue', 'row time'],
    ['homes in Napa', 'list'],
    ['revenue by city last year', 'groups attribute'],
    ['cities with more than 10 homes', 'groups attribute kept'],
    ['homes without bookings last month', 'groups thing without'],
    ['bookings by city and status', 'groups two'],
    ['revenue by month last year', 'series month'],
    ['bookings per weekday', 'series weekday'],
  ])('%s: %s', (question, name) => expect(look('vacation_rental', question)).toBe(name))
})
