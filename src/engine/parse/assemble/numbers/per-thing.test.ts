import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number that each thing of a group has', () => {
  homes.says(
    'top 3 subdivisions for rental income per home',
    'avg(owner_rental_in_23)',
    'GROUP BY subdivision',
    'LIMIT 3',
  )
  shop.never('average spend per customer in Electronics this year', 'LEFT JOIN')
  homes.says('average age of homes sold this year', 'avg((2026 - year_built))')
})

describe('so much of what happens for each other thing that does', () => {
  rental.says(
    'views per inquiry by month',
    "date_trunc('month', interaction_timestamp)",
    'views / nullif(inquiries, 0)',
  )
  rental.says('inquiries per booking', 'inquiries / nullif(bookings, 0)')
  shop.says('page views per session last week', 'page_views / nullif(sessions, 0)')
  shop.says('how many product views do we need for a purchase', 'product_views / nullif(purchase_events, 0)')
  shop.never('orders per customer', 'ratio')
})
