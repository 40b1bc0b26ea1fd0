import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a question amid talk that is not understood', () => {
  shop.says(
    "the forklift is beeping and I can't hear myself think, top 5 products by units this year",
    'LIMIT 5',
  )
  rental.says('my cousin is broke um any studios under 120 a night', 'bedrooms = 0', 'price < 120')
  homes.says('client is nagging me about which area has the most active listings', 'LIMIT 1')
  homes.says('avg DOM by area / agent handout', 'GROUP BY subdivision')
  shop.says('Jin from finance needs the three customers with the highest lifetime value', 'LIMIT 3')
  shop.says('orders by status, last 30 days - finance ask', 'GROUP BY status')
  rental.says('ops huddle / avg nightly rate by property type', 'GROUP BY property_type')
  rental.says('could I trouble you for the number of cancelled bookings in 2025', "status = 'cancelled'")
  shop.says('let me know how many orders we got last month and I will forward it to the guys', 'count(*)')
})

test('what is not used is named without the marks around it', () => {
  expect(read('vacation_rental', 'ops huddle / avg nightly rate by property type')).toMatchObject({
    unused: ['ops huddle'],
  })
})

describe('a question that goes on from the chat, behind talk', () => {
  test('points at what was asked before', () => {
    const reading = read(
      'real_estate',
      "they've got three kids so which of those have a pool",
      'what is active in Old Town',
    )
    expect(reading).toMatchObject({ kind: 'plan', sql: expect.stringContaining("subdivision = 'Old Town'") })
  })
})

describe('what might say more of what is asked for is never talk', () => {
  shop.declines('organic revenue by category')
  shop.declines('revenue by month this year, wholesale please')
  rental.declines('weddings: bookings by month this year')
  shop.declines('corporate: revenue by category this year')
  homes.declines('solds by quarter, 2025 - cash buyers')
  shop.declines('can you go ahead and wipe out all the cancelled orders')
  shop.declines('I wonder about the effect of ads on the revenue by category')
  rental.declines('guests keep complaining, why did the number of cancelled bookings go up')
  homes.declines('my waterfront avg DOM by area')
})
