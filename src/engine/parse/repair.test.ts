import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('people correct themselves', () => {
  rental.says('cxl rate per channel no wait, per city, past 12 mos', 'GROUP BY l.city')
  rental.never('cxl rate per channel no wait, per city, past 12 mos', 'channel')
  rental.says('ADR aspen last winter i mean jan thru march this yr', "DATE '2026-01-01'", "DATE '2026-04-01'")
  rental.says('RevPAR i dont need, just ADR by property type for 2025', 'AS adr', 'GROUP BY l.property_type')
  rental.says('revenue per city for july, actually make that august', "DATE '2026-08-01'")
  rental.never('revenue per city for july, actually make that august', "DATE '2026-07-01'")
  rental.says('our lead time avg, i mean days from booking to arrival', 'avg((check_in - created_at::date))')
  rental.says(
    'bookings last month against the month before no sorry against the same month a year earlier',
    "'2025-10-01'",
  )
  shop.says('revenue by brand this year actually by category', 'GROUP BY pr.category')
  homes.says('how many 2 bth condos no sorry just 2 bath homes we have active', 'full_baths = 2', "'COP'")
})

describe('what is no correction', () => {
  rental.declines('homes with cancelled stays i dont need, just the rest')
  homes.declines('how many homes no wait')
})

describe('a word between two of a sort takes the first one back', () => {
  shop.says('revenue by brand, actually by category, last quarter', 'GROUP BY pr.category')
  shop.says('how many orders were cancelled sorry refunded last month', "status = 'refunded'")
  rental.says('how many monthly, sorry weekly stays this year', "reservation_type = 'weekly'")
  homes.says('median sold price month over month no sorry just by month', "date_trunc('month'")
  homes.says('active homes with three, no four bedrooms', 'beds = 4')
  homes.says("what's the average, no the median, sold price in Old Town", 'percentile_cont')
  homes.says('how many homes have no half bath at all', 'partial_baths = 0')
  homes.declines('homes in Old Town, no Sea Oaks')
  shop.says("top ten customers, well, let's say top twenty, by lifetime value", 'LIMIT 20')
})

describe('what narrows takes nothing back', () => {
  homes.says(
    'Which home was on the market the longest? I mean among the active ones',
    "status = 'COP'",
    'LIMIT 1',
  )
  shop.says(
    'how many customers bought electronics and also pet supplies I mean completed orders only',
    'count(*)',
    "'completed'",
  )
  shop.says('how many customers, no wait, orders did we have last month', 'count(*) AS orders')
})
