import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('ranges with names of their own', () => {
  homes.says(
    'Group the active homes by days on market: fresh (30 days or fewer), lingering (31 to 90), moldy (beyond 90). Count and average ask for each',
    "WHEN days_on_market <= 30 THEN 'fresh'",
    "THEN 'moldy'",
    'avg(ask_price)',
  )
  homes.never(
    'Group the active homes by days on market: fresh (30 days or fewer), lingering (31 to 90), moldy (beyond 90). Count each',
    'SELECT days_on_market',
  )
  shop.says(
    'Herd the shoppers into one-timers (1 completed order), dabblers (2 to 5) and die-hards (6 or more). Head count and combined lifetime value of each herd',
    "total_orders = 1 THEN 'one timers'",
    'sum(lifetime_value)',
  )
})

describe('brackets that name no range', () => {
  shop.never('products rated over 4 (at least 50 reviews) and brands (top 3) by revenue', 'CASE')
  homes.never('homes in Old Town (under 500k) with a pool', 'CASE')
})
