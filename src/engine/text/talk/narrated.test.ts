import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { narrated } from './narrated.ts'

const askedIn = (question: string): string[] => {
  const tokens = tokenize(question)
  return narrated(tokens).map(({ asking }) =>
    tokens
      .slice(asking.start, asking.end)
      .map(({ text }) => text)
      .join(' '),
  )
}

test('an aside of what is told opens no request', () => {
  expect(
    askedIn('my agency sends us charts, which is lovely but costs a lot. how many orders came in'),
  ).toEqual(['how many orders came in'])
})

test('what says how to count is no story', () => {
  expect(askedIn('we only count big ones. how many orders came in')).toEqual([])
})

describe('a request behind sentences that somebody narrates', () => {
  shop.says(
    "I've been pouring money into ads since New Year and the agency just sends me charts, which is lovely but doesn't pay the rent. What I want is plain: in each month of 2026, how many customers placed their very first order?",
    'DISTINCT ON',
  )
  shop.says(
    'web guy changed the checkout button and i want to see if it did anything, checkouts started per day over the last 14 days',
    "event_type = 'checkout_started'",
  )
  homes.says(
    "so my boss, he's the appraiser, I just do the grid, he wants to see if age matters around here, so for everything that closed in the past 12 months what's the average price per square foot by decade built",
    'AS decade',
  )
  rental.says(
    "We're redoing the website and the designer, who charges by the hour mind you, keeps telling me phones are all that matter now. Before I pay for that, what percentage of property views comes from each kind of device?",
    'share_pct',
  )
  rental.says(
    "so we paid a guy to redo the mobile site and I wanna see if it paid off, what's the conversion from views to inquiries on each kind of device",
    'GROUP BY device_type',
  )
})

describe('what could narrow the rows is never narrated away', () => {
  homes.declines("My client hates pools. What's on the market in Old Town?")
  homes.declines('We specialize in the villages. What sold last month?')
  shop.declines('My boss cares about electronics. What was our revenue last month?')
  shop.declines('We focus on repeat customers these days. What was the revenue last month?')
  rental.declines('my wife is not happy with Aspen, so what was the revenue this year')
})
