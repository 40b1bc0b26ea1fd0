import { describe, expect, test } from 'vitest'
import { read, sqlOf } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is named beside another narrows nothing', () => {
  rental.declines('list available homes and cabins')
  rental.declines('show available cabins and homes')
  homes.declines('closings and pools by area')
  homes.declines('average price per area and homes under 500k')
  homes.says('average price per area for homes under 500k', 'WHERE price < 500000 GROUP BY subdivision')
  rental.says('cabins and lake houses in Aspen', "property_type IN ('mountain_cabin', 'lake_house')")
  shop.says('list refunds and cancellations from last week', 'order_number')
})

describe('each number has its own time', () => {
  rental.declines('bookings in June and July, August revenue')
  rental.says(
    'revenue in June, July and August',
    "check_in >= DATE '2026-06-01' AND check_in < DATE '2026-09-01'",
  )
  shop.declines('orders in June and July, August revenue')
})

describe('what is included is left out otherwise', () => {
  shop.declines('revenue of Aurora including books')
  homes.declines('homes in Old Town including Sea Oaks')
  rental.declines('top 5 cities by revenue including Aspen')
  shop.says('revenue by state, including Colorado', 'GROUP BY b.state')
  shop.says('revenue last month including refunded orders', "status IN ('completed', 'refunded')")
  test('what goes on from another place', () => {
    expect(read('ecommerce', 'include books', 'revenue in Texas').kind).toBe('declined')
    expect(sqlOf('ecommerce', 'include Colorado', 'revenue in Texas')).toContain("IN ('TX', 'CO')")
  })
})

describe('only on such days, and on no others', () => {
  rental.declines('guests who leave only on Sundays')
  rental.declines('guests who leave on Sundays only')
  rental.declines('guests who check in only on Fridays')
  rental.says('guests who leave on Sundays', 'extract(isodow FROM check_out) IN (7)')
  rental.says('bookings only on Sundays', 'extract(isodow')
})

describe('how many each of them has', () => {
  rental.declines('guests with bookings and spend')
  rental.declines('guests with stays and nights')
  rental.says('homes with bookings and revenue', 'AS bookings', 'AS revenue')
})
