// Who asks is no part of what is asked, whatever they are called.
import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('somebody asks', () => {
  homes.says(
    'Bob at the title company asked how many closings we had last month',
    "status = 'SLD'",
    "DATE '2026-10-01'",
  )
  shop.says(
    'Our bank requires a statement of monthly sales for 2025',
    "date_trunc('month'",
    "DATE '2025-01-01'",
  )
  rental.says('The county sent a form asking for nights rented per property in 2025', 'GROUP BY l.id')
  homes.declines('the HOA board in The Preserve wants to know the average sale price')
})

describe('somebody whose wishes follow', () => {
  homes.says(
    "nice couple from Boston, budget is 550k, need 3 beds and they'd like Sea Oaks, what's on the market",
    'price <= 550000',
    "subdivision = 'Sea Oaks'",
  )
  homes.says(
    "Just met the Hendersons, they can't spend more than 600k and want a pool. What's for sale in Old Town?",
    'price <= 600000',
    'has_pool',
  )
  homes.says('my clients are downsizing so 2 beds max in Sea Oaks or Old Town, for sale', 'beds <= 2')
  homes.declines('she hates pools, wants 4 bedrooms under 800k in Cypress Ridge, what have we got for sale')
})

describe('those whom something is sent to are asked for', () => {
  rental.says(
    'I have to mail linen agreements to everybody with a monthly still to come, so names, emails and both dates',
    "reservation_type = 'monthly'",
    'guest_email',
    'check_out',
  )
})
